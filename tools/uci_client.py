#!/usr/bin/env python3
"""Drives `chess uci` with python-chess, as a real chess program would, and checks what comes back.

    cargo build --release && tools/uci_client.py target/release/chess uci
    tools/uci_client.py --games 50 --control 1+0.01 target/release/chess uci

Exit code 0 if everything held, 1 if not. Needs python-chess (pip install chess).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
import traceback

import chess
import chess.engine

MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
STALEMATED = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
OPTIONS = {"Hash", "Clear Hash", "Threads", "MultiPV", "Move Overhead", "Ponder", "UCI_Chess960", "UCI_ShowWDL",
           "UCI_LimitStrength", "UCI_Elo"}

COMMAND: list[str] = []


def engine() -> chess.engine.SimpleEngine:
    return chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=30)


def check_handshake() -> str:
    with engine() as client:
        assert client.id["name"].startswith("chess"), client.id
        assert set(client.options) == OPTIONS, set(client.options) ^ OPTIONS
        client.ping()
        return f"{client.id['name']}, {len(client.options)} options"


def check_options() -> str:
    with engine() as client:
        client.configure({"Hash": 32, "Threads": 2, "Move Overhead": 20, "UCI_ShowWDL": True})
        info = client.analyse(chess.Board(), chess.engine.Limit(depth=6))
        assert sum(info["wdl"].pov(chess.WHITE)) == 1000, info
        client.configure({"Clear Hash": None})
        client.configure({"UCI_LimitStrength": True, "UCI_Elo": 1200})
        moves = {client.play(chess.Board(), chess.engine.Limit(nodes=2000), game=i).move for i in range(12)}
        assert all(move in chess.Board().legal_moves for move in moves)
        return f"{len(moves)} first moves at Elo 1200"


def check_multipv() -> str:
    board = chess.Board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3")
    with engine() as client:
        lines = client.analyse(board, chess.engine.Limit(depth=8), multipv=4)
        assert [line["multipv"] for line in lines] == [1, 2, 3, 4], lines
        firsts = [line["pv"][0] for line in lines]
        assert len(set(firsts)) == 4, firsts
        scores = [line["score"].relative for line in lines]
        assert scores == sorted(scores, reverse=True), scores
        few = client.analyse(chess.Board("7k/8/8/8/8/8/5q2/7K w - - 0 1"), chess.engine.Limit(depth=4), multipv=4)
        assert len(few) <= 1, "more lines than legal moves"
        return " ".join(board.san(move) for move in firsts)


def check_infinite() -> str:
    with engine() as client:
        with client.analysis(chess.Board()) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 8 and "pv" in info:
                    break
            client_depth = info["depth"]
            analysis.stop()
            best = analysis.wait()
        assert best.move in chess.Board().legal_moves
        # The same process goes on with the next question.
        assert client.play(chess.Board(), chess.engine.Limit(depth=4)).move is not None
        return f"stopped at depth {client_depth} with {best.move}"


def check_ponder() -> str:
    board = chess.Board()
    with engine() as client:
        hits = 0
        for _ in range(6):
            answer = client.play(board, chess.engine.Limit(time=0.1), ponder=True)
            board.push(answer.move)
            reply = answer.ponder if answer.ponder in board.legal_moves else next(iter(board.legal_moves))
            # Every second time the expected move is played, else another one.
            if len(board.move_stack) % 4 == 1:
                hits += 1
            else:
                reply = random.choice(list(board.legal_moves))
            board.push(reply)
        return f"{hits} hits, {6 - hits} misses"


def check_game_over() -> str:
    with engine() as client:
        for fen in (MATED, STALEMATED):
            answer = client.play(chess.Board(fen), chess.engine.Limit(time=0.1), info=chess.engine.INFO_ALL)
            assert answer.move is None, answer
        info = client.analyse(chess.Board(MATED), chess.engine.Limit(depth=3))
        assert info["score"].relative == chess.engine.Mate(-0), info
        return "no move in mate and stalemate"


def check_mates() -> str:
    with engine() as client:
        for fen, moves in (("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1), ("7k/8/5K2/8/8/8/8/1R4R1 w - - 0 1", 2)):
            info = client.analyse(chess.Board(fen), chess.engine.Limit(depth=8))
            assert info["score"].relative == chess.engine.Mate(moves), info
        answer = client.play(chess.Board("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), chess.engine.Limit(mate=1))
        assert answer.move == chess.Move.from_uci("a1a8"), answer
        return "in 1 and 2"


def check_search_moves() -> str:
    board = chess.Board()
    only = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h4")]
    with engine() as client:
        answer = client.play(board, chess.engine.Limit(depth=6), root_moves=only)
        assert answer.move in only, answer
        return str(answer.move)


def check_chess960(games: int = 4) -> str:
    castlings = 0
    with engine() as client:
        for number in random.Random(960).sample(range(960), games):
            board = chess.Board.from_chess960_pos(number)
            while not board.is_game_over(claim_draw=False) and board.ply() < 120:
                castles = [move for move in board.legal_moves if board.is_castling(move)]
                roots = castles[:1] or None
                move = client.play(board, chess.engine.Limit(nodes=500), game=number, root_moves=roots).move
                castlings += board.is_castling(move)
                board.push(move)
    assert castlings > 0
    return f"{games} games, {castlings} castlings"


def check_bad_input() -> str:
    async def talk() -> str:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        lines = [b"nonsense", b"position fen x", b"position startpos moves e2e5 e7e5", b"\xff\xfe\x00", b"go depth",
                 b"stop", b"setoption name Hash value -3", b"go searchmoves zz depth 2", b"ponderhit", b"isready"]
        process.stdin.write(b"\n".join(lines) + b"\n")
        best = 0
        while (line := await asyncio.wait_for(process.stdout.readline(), 30)).strip() != b"readyok":
            assert line, "it ended"
            best += line.startswith(b"bestmove")
        process.stdin.write(b"quit\n")
        rest = await asyncio.wait_for(process.stdout.read(), 30)
        best += rest.count(b"bestmove")
        assert await process.wait() == 0
        assert best == 2, best
        return f"{len(lines)} bad lines survived"

    return asyncio.run(talk())


def check_end_of_input() -> str:
    async def talk() -> str:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        out, _ = await asyncio.wait_for(process.communicate(b"position startpos\ngo depth 5\n"), 30)
        assert out.count(b"bestmove") == 1 and process.returncode == 0, out
        return "answered before it ended"

    return asyncio.run(talk())


def check_dead_reader() -> str:
    """The program crashes and nobody reads any more: the engine must not burn on alone."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    process.stdin.write(b"go depth 100\n")
    process.stdout.readline()
    process.stdin.close()
    process.stdout.close()
    started = time.monotonic()
    try:
        process.wait(timeout=60)
    finally:
        process.kill()
    return f"ended after {time.monotonic() - started:.1f} s"


def check_quick_games(games: int, base: float, increment: float) -> str:
    """The engine against itself, with the clock kept here. Nobody may lose on time."""
    shortest, plies, slowest = base, 0, 0.0
    with engine() as client:
        for number in range(games):
            board = chess.Board()
            chance = random.Random(number)
            for _ in range(8):
                board.push(chance.choice(list(board.legal_moves)))
            left = {chess.WHITE: base, chess.BLACK: base}
            while not (board.is_game_over() or board.is_repetition(3) or board.halfmove_clock >= 100):
                limit = chess.engine.Limit(white_clock=left[chess.WHITE], black_clock=left[chess.BLACK],
                                           white_inc=increment, black_inc=increment)
                start = time.perf_counter()
                answer = client.play(board, limit, game=number, info=chess.engine.INFO_BASIC)
                used = time.perf_counter() - start
                left[board.turn] -= used
                slowest, shortest = max(slowest, used), min(shortest, left[board.turn])
                assert left[board.turn] >= 0, (
                    f"lost on time in game {number}, {board.fen()}: used {used:.3f} s, the engine says "
                    f"{answer.info.get('time')} s; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
                left[board.turn] += increment
                board.push(answer.move)
                plies += 1
    return f"{games} games, {plies} plies, longest move {1000 * slowest:.0f} ms, least time left {1000 * shortest:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="quick games against itself")
    parser.add_argument("--control", default="1+0.01", help="their time control in seconds")
    parser.add_argument("--only", help="run the checks whose name contains this")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    COMMAND.extend(arguments.command or ["target/release/chess", "uci"])
    base, increment = (float(part) for part in arguments.control.split("+"))
    checks = {name.removeprefix("check_"): check for name, check in globals().items() if name.startswith("check_")}
    checks["quick_games"] = lambda: check_quick_games(arguments.games, base, increment)
    failures = 0
    for name, check in checks.items():
        if arguments.only and arguments.only not in name:
            continue
        try:
            print(f"ok      {name.replace('_', ' ')}: {check()}", flush=True)
        except Exception:
            failures += 1
            print(f"FAILED  {name.replace('_', ' ')}\n{traceback.format_exc()}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
