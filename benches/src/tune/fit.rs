//! Fitting: which parameters predict the results best? Gradient descent (Adam) on the squared
//! difference between the predicted and the true result, as Peter Österlund described it for his
//! program Texel.

use chess_runtime::engine::tuning::{COUNT, Sample, sample, values};
use chess_types::Position;

/// Middlegame and endgame points of each parameter.
pub type Parameters = Vec<[f64; 2]>;

/// A position with what it should be worth: 1 for White's win, 0 for Black's.
#[derive(Debug)]
pub struct Example {
    sample: Sample,
    goal: f64,
}

/// The settings of the fit.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How often to go through all positions.
    pub epochs: usize,
    /// How strongly parameters are drawn back to their start. This decides about parameters that hardly any
    /// position has, and reduces overfitting to random results.
    pub pull: f64,
    /// The weight of the search's score in the goal; the rest is the game's result. Scores are less random.
    pub score_weight: f64,
}

/// Reads a line of `generate` or `judge`; `scale` is that of its scores.
#[must_use]
pub fn read(line: &str, scale: f64, score_weight: f64) -> Option<Example> {
    let mut fields = line.split(';');
    let position = Position::from_fen(fields.next()?).ok()?;
    let score: f64 = fields.next()?.parse().ok()?;
    let result: f64 = fields.next()?.parse().ok()?;
    let goal = score_weight * sigmoid(score * scale) + (1.0 - score_weight) * (result + 1.0) / 2.0;
    Some(Example { sample: sample(&position), goal })
}

/// The parameters in use now.
#[must_use]
pub fn present() -> Parameters {
    values().iter().map(|&[middlegame, endgame]| [f64::from(middlegame), f64::from(endgame)]).collect()
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The evaluation as in the engine, but with fractions.
fn evaluate(sample: &Sample, parameters: &Parameters) -> f64 {
    let (mut middlegame, mut endgame) = (0.0, 0.0);
    for &(index, times) in &sample.counts {
        let [m, e] = parameters[usize::from(index)];
        middlegame += m * f64::from(times);
        endgame += e * f64::from(times);
    }
    let phase = f64::from(sample.phase);
    middlegame * phase + endgame * f64::from(sample.scale) * (1.0 - phase)
}

/// The mean squared error of the predictions.
#[must_use]
pub fn error(examples: &[Example], parameters: &Parameters, scale: f64) -> f64 {
    let square =
        |example: &Example| (sigmoid(scale * evaluate(&example.sample, parameters)) - example.goal).powi(2);
    examples.iter().map(square).sum::<f64>() / examples.len().max(1) as f64
}

/// The factor from centipawns to the sigmoid's argument with which the parameters predict best.
#[must_use]
pub fn best_scale(examples: &[Example], parameters: &Parameters) -> f64 {
    let candidates = (4..=20).map(|n| f64::from(n) / 2000.0);
    candidates
        .min_by(|a, b| error(examples, parameters, *a).total_cmp(&error(examples, parameters, *b)))
        .unwrap_or(0.005)
}

fn gradient(examples: &[Example], parameters: &Parameters, scale: f64) -> Parameters {
    let mut gradient = vec![[0.0; 2]; COUNT];
    for Example { sample, goal } in examples {
        let predicted = sigmoid(scale * evaluate(sample, parameters));
        let slope = (predicted - goal) * predicted * (1.0 - predicted);
        let phase = f64::from(sample.phase);
        let endgame = f64::from(sample.scale) * (1.0 - phase);
        for &(index, times) in &sample.counts {
            let [m, e] = &mut gradient[usize::from(index)];
            *m += slope * phase * f64::from(times);
            *e += slope * endgame * f64::from(times);
        }
    }
    gradient
}

/// Improves the parameters step by step; `watch` is told of each epoch and its error.
#[must_use]
pub fn fit(
    examples: &[Example],
    start: &Parameters,
    scale: f64,
    manner: &Manner,
    mut watch: impl FnMut(usize, f64),
) -> Parameters {
    let epochs = manner.epochs;
    let mut parameters = start.clone();
    let (mut mean, mut square) = (vec![[0.0; 2]; COUNT], vec![[0.0; 2]; COUNT]);
    let count = examples.len().max(1) as f64;
    for epoch in 1..=epochs {
        let gradient = gradient(examples, &parameters, scale);
        let rate = if epoch * 3 > epochs * 2 { 0.6 } else { 2.0 };
        for index in 0..COUNT {
            for half in 0..2 {
                let pulled = manner.pull * (parameters[index][half] - start[index][half]);
                let slope = gradient[index][half] / count + pulled;
                mean[index][half] = 0.9 * mean[index][half] + 0.1 * slope;
                square[index][half] = 0.99 * square[index][half] + 0.01 * slope * slope;
                let corrected_mean = mean[index][half] / (1.0 - 0.9f64.powi(epoch as i32));
                let corrected_square = square[index][half] / (1.0 - 0.99f64.powi(epoch as i32));
                parameters[index][half] -= rate * corrected_mean / (corrected_square.sqrt() + 1e-9);
            }
        }
        if epoch % 20 == 0 || epoch == epochs {
            watch(epoch, error(examples, &parameters, scale));
        }
    }
    parameters
}
