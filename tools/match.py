#!/usr/bin/env python3
"""Plays a match between two UCI engines and prints the result in Elo, with error bars.

    tools/match.py "target/release/chess uci" stockfish \\
        --option-b UCI_LimitStrength=true --option-b UCI_Elo=2500 \\
        --limit-a 10+0.1 --limit-b 10+0.1 --games 100 --pgn match.pgn

A limit is a time control in seconds ("10+0.1", "60", "40/60+0.5"), or "nodes=1000", "depth=8" or
"time=0.5" a move. Each opening is played twice, with colours reversed. The clock is kept here, from
the moment the position is sent to the moment the move is back; who oversteps it loses.

Needs python-chess (pip install chess).
"""

from __future__ import annotations

import argparse
import asyncio
import concurrent.futures
import dataclasses
import math
import pathlib
import random
import shlex
import sys
import threading
import time

import chess
import chess.engine
import chess.pgn

# Well-known opening lines, three to eight moves, about even. One a line; the tuner plays them too.
OPENINGS = (
    (pathlib.Path(__file__).parents[1] / "benches/src/openings.txt").read_text().strip().splitlines()
)


@dataclasses.dataclass
class TimeControl:
    """How long one side may think: a clock, or a fixed effort a move."""

    base: float | None = None
    increment: float = 0.0
    moves: int | None = None
    fixed: dict[str, float] = dataclasses.field(default_factory=dict)

    @staticmethod
    def parse(text: str) -> TimeControl:
        if "=" in text:
            name, value = text.split("=")
            if name not in ("nodes", "depth", "time"):
                raise argparse.ArgumentTypeError(f"{text}: use nodes=, depth= or time=")
            return TimeControl(fixed={name: float(value) if name == "time" else int(value)})
        moves, _, rest = text.rpartition("/")
        base, _, increment = rest.partition("+")
        return TimeControl(float(base), float(increment or 0), int(moves) if moves else None)


class Clock:
    """The time of one player in one game."""

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.left = control.base
        self.moves_to_go = control.moves

    def press(self, elapsed: float, margin: float) -> bool:
        """Takes the time of a move; false if the flag has fallen."""
        if self.left is None:
            return True
        self.left -= elapsed
        if self.left < -margin:
            return False
        self.left = max(self.left, 0.0) + self.control.increment
        if self.moves_to_go is not None:
            self.moves_to_go -= 1
            if self.moves_to_go == 0:
                self.moves_to_go = self.control.moves
                self.left += self.control.base or 0.0
        return True


@dataclasses.dataclass
class Side:
    """An engine as the command line describes it."""

    name: str
    command: list[str]
    options: dict[str, str]
    control: TimeControl

    def start(self) -> chess.engine.SimpleEngine:
        engine = chess.engine.SimpleEngine.popen_uci(self.command, timeout=30)
        engine.configure(self.options)
        return engine


@dataclasses.dataclass
class Result:
    """A game from A's side: 1, 0.5 or 0, and why it ended."""

    number: int
    score: float
    reason: str
    game: chess.pgn.Game
    blame: str | None = None  # "time", "illegal" or "crash", by the loser
    blamed_a: bool = False


class Adjudicator:
    """Ends games that both engines agree about."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.drawn = 0
        self.won = {chess.WHITE: 0, chess.BLACK: 0}

    def verdict(self, board: chess.Board, score: chess.engine.PovScore | None) -> str | None:
        if not self.enabled or score is None:
            return None
        white = score.white().score(mate_score=10_000)
        self.drawn = self.drawn + 1 if abs(white) <= 10 and board.fullmove_number > 40 else 0
        self.won[chess.WHITE] = self.won[chess.WHITE] + 1 if white >= 1000 else 0
        self.won[chess.BLACK] = self.won[chess.BLACK] + 1 if white <= -1000 else 0
        if self.drawn >= 12:
            return "1/2-1/2"
        if self.won[chess.WHITE] >= 8:
            return "1-0"
        return "0-1" if self.won[chess.BLACK] >= 8 else None


def over(board: chess.Board) -> tuple[str, str] | None:
    """Result and reason if the game is over, draws claimed as soon as they can be."""
    if board.is_checkmate():
        return ("0-1" if board.turn == chess.WHITE else "1-0"), "checkmate"
    if board.is_stalemate():
        return "1/2-1/2", "stalemate"
    if board.is_insufficient_material():
        return "1/2-1/2", "insufficient material"
    if board.is_repetition(3):
        return "1/2-1/2", "threefold repetition"
    if board.halfmove_clock >= 100:
        return "1/2-1/2", "fifty moves"
    return None


class Player:
    """One engine process, started again after it failed."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.engine: chess.engine.SimpleEngine | None = None

    def ask(self, board: chess.Board, clocks: dict[bool, Clock], game: object) -> chess.engine.PlayResult:
        if self.engine is None:
            self.engine = self.side.start()
        own, other = clocks[board.turn], clocks[not board.turn]
        if own.left is None:
            fixed = own.control.fixed
            limit = chess.engine.Limit(
                time=fixed.get("time"), nodes=fixed.get("nodes"), depth=fixed.get("depth"))
        else:
            white, black = (own, other) if board.turn == chess.WHITE else (other, own)
            rest = own.left  # an opponent without a clock is shown ours
            limit = chess.engine.Limit(
                white_clock=rest if white.left is None else white.left,
                black_clock=rest if black.left is None else black.left,
                white_inc=white.control.increment, black_inc=black.control.increment,
                remaining_moves=own.moves_to_go)
        return self.engine.play(board, limit, game=game, info=chess.engine.INFO_SCORE)

    def close(self, kill: bool = False) -> None:
        if self.engine is not None:
            try:
                if kill:
                    self.engine.close()
                else:
                    self.engine.quit()
            except (chess.engine.EngineError, asyncio.TimeoutError, TimeoutError):
                self.engine.close()
            self.engine = None


def play(number: int, opening: str, a: Player, b: Player, a_is_white: bool, arguments) -> Result:
    """One game."""
    board = chess.Board()
    for san in opening.split():
        board.push_san(san)
    players = {chess.WHITE: a, chess.BLACK: b} if a_is_white else {chess.WHITE: b, chess.BLACK: a}
    clocks = {color: Clock(player.side.control) for color, player in players.items()}
    adjudicator = Adjudicator(arguments.adjudicate)
    identity, blame, end = object(), None, None
    while end is None:
        end = over(board)
        if end is not None:
            break
        loser = board.turn
        lost = "0-1" if loser == chess.WHITE else "1-0"
        player = players[loser]
        try:
            start = time.perf_counter()
            answer = player.ask(board, clocks, identity)
            elapsed = time.perf_counter() - start
        except chess.engine.EngineTerminatedError as error:
            blame, end = "crash", (lost, f"{player.side.name} crashed: {error}")
            player.close(kill=True)
            break
        except (chess.engine.EngineError, asyncio.TimeoutError, TimeoutError) as error:
            hung = isinstance(error, TimeoutError) or not str(error)
            blame = "time" if hung else "illegal"
            end = (lost, f"{player.side.name}: {error or 'no answer'}")
            player.close(kill=True)
            break
        if answer.resigned or answer.move is None:
            blame, end = "illegal", (lost, f"{player.side.name} gave no move")
            break
        if not clocks[loser].press(elapsed, arguments.margin):
            over_by = -clocks[loser].left
            blame, end = "time", (lost, f"{player.side.name} overstepped the time by {over_by:.3f} s")
            break
        board.push(answer.move)
        adjudged = adjudicator.verdict(board, answer.info.get("score"))
        if adjudged and over(board) is None:
            end = (adjudged, "adjudication")
    result, reason = end
    game = chess.pgn.Game.from_board(board)
    game.headers.update(
        Event="tools/match.py", Round=str(number + 1), Date=time.strftime("%Y.%m.%d"), Result=result,
        White=players[chess.WHITE].side.name, Black=players[chess.BLACK].side.name, Termination=reason)
    white_score = {"1-0": 1.0, "0-1": 0.0}.get(result, 0.5)
    score = white_score if a_is_white else 1.0 - white_score
    return Result(number, score, reason, game, blame, blamed_a=blame is not None and score == 0.0)


@dataclasses.dataclass
class Tally:
    """The match so far, from A's side."""

    results: dict[int, Result] = dataclasses.field(default_factory=dict)

    def add(self, result: Result) -> None:
        self.results[result.number] = result

    @property
    def scores(self) -> list[float]:
        return [result.score for result in self.results.values()]

    def units(self) -> list[float]:
        """Mean scores of finished pairs: games from one opening are not independent."""
        pairs = [(self.results[n].score + self.results[n + 1].score) / 2
                 for n in self.results if n % 2 == 0 and n + 1 in self.results]
        return pairs if len(pairs) >= 10 else self.scores

    def mean_and_error(self) -> tuple[float, float]:
        """The score and its 95 % error, half the width."""
        units = self.units()
        mean = sum(self.scores) / len(self.scores)
        variance = sum((unit - mean) ** 2 for unit in units) / max(len(units) - 1, 1)
        if variance == 0:
            return mean, min(3 / len(self.scores), 1.0)  # the rule of three: nothing else was seen so far
        return mean, 1.96 * math.sqrt(variance / len(units))

    def llr(self, elo0: float, elo1: float) -> float:
        """The log-likelihood ratio of two strengths, by the normal approximation over pairs."""
        units = self.units()
        mean = sum(units) / len(units)
        # Not less than this, or a few equal results would prove everything.
        variance = max(sum((unit - mean) ** 2 for unit in units) / len(units), 0.02)
        s0, s1 = expected(elo0), expected(elo1)
        return len(units) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)

    def line(self) -> str:
        scores = self.scores
        wins, draws, losses = scores.count(1.0), scores.count(0.5), scores.count(0.0)
        mean, error = self.mean_and_error()
        low, high = elo(mean - error), elo(mean + error)
        text = (f"games {len(scores)}  W {wins} D {draws} L {losses}  score {100 * mean:.1f} % "
                f"± {100 * error:.1f}  Elo {elo(mean):+.0f} [{low:+.0f}, {high:+.0f}]")
        for blame in ("time", "illegal", "crash"):
            guilty = [result for result in self.results.values() if result.blame == blame]
            if guilty or blame == "time":
                by_a = sum(result.blamed_a for result in guilty)
                text += f"  {blame} losses A {by_a} B {len(guilty) - by_a}"
        return text


def elo(score: float) -> float:
    score = min(max(score, 1e-4), 1 - 1e-4)
    return -400 * math.log10(1 / score - 1)


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def options(pairs: list[str]) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in pairs)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a", help="the command of engine A, for instance \"chess uci\"")
    parser.add_argument("b", help="the command of engine B")
    for side in "ab":
        parser.add_argument(f"--name-{side}", default=side.upper())
        parser.add_argument(f"--option-{side}", action="append", default=[], metavar="NAME=VALUE")
        parser.add_argument(f"--limit-{side}", type=TimeControl.parse, default="10+0.1", metavar="LIMIT")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--concurrency", type=int, default=1, help="games at a time; at most the cores you have")
    parser.add_argument("--margin", type=float, default=0.0, help="seconds by which a clock may be overstepped")
    parser.add_argument("--adjudicate", action="store_true", help="end games that both engines agree about")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"),
                        help="stop as soon as one of these strengths is rejected (5 %% errors)")
    parser.add_argument("--seed", type=int, default=1, help="the order of the openings")
    parser.add_argument("--pgn", help="append the games to this file")
    parser.add_argument("--quiet", action="store_true", help="print every tenth game only")
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    sides = [Side(getattr(arguments, f"name_{s}"), shlex.split(getattr(arguments, s)),
                  options(getattr(arguments, f"option_{s}")), getattr(arguments, f"limit_{s}")) for s in "ab"]
    order = OPENINGS[:]
    random.Random(arguments.seed).shuffle(order)
    tally, lock, stop = Tally(), threading.Lock(), threading.Event()
    players = threading.local()
    everybody: list[Player] = []

    def one_game(number: int) -> None:
        if stop.is_set():
            return
        if not hasattr(players, "pair"):
            players.pair = [Player(side) for side in sides]
            everybody.extend(players.pair)
        result = play(number, order[number // 2 % len(order)], *players.pair, number % 2 == 0, arguments)
        with lock:
            tally.add(result)
            report(arguments, tally, result, stop)

    with concurrent.futures.ThreadPoolExecutor(arguments.concurrency) as pool:
        try:
            for future in [pool.submit(one_game, number) for number in range(arguments.games)]:
                future.result()
        except KeyboardInterrupt:
            stop.set()
    for player in everybody:
        player.close()
    if not tally.results:
        return 2
    print(f"\n{sides[0].name} against {sides[1].name}: {tally.line()}")
    return 1 if any(result.blame and result.blamed_a for result in tally.results.values()) else 0


def report(arguments, tally: Tally, result: Result, stop: threading.Event) -> None:
    """Prints and writes what a game brought."""
    if arguments.pgn:
        with open(arguments.pgn, "a", encoding="utf-8") as file:
            print(result.game, file=file, end="\n\n")
    if result.blame:
        print(f"game {result.number + 1}: {result.reason}")
    text = tally.line()
    if arguments.sprt:
        bound = math.log(0.95 / 0.05)
        llr = tally.llr(*arguments.sprt)
        text += f"  LLR {llr:+.2f} [{-bound:.2f}, {bound:.2f}]"
        if abs(llr) >= bound and len(tally.results) >= 20:
            stop.set()
    if not arguments.quiet or len(tally.results) % 10 == 0:
        print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
