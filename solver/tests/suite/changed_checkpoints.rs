//! Each checkpoint of a job is changed in one place. The job then refuses it or continues from it.

use std::fmt::Debug;

use bezzel_solver::Resumable;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

const EXTREMES: [u64; 9] = [
    0,
    1,
    7,
    64,
    u8::MAX as u64,
    u32::MAX as u64,
    i64::MAX as u64,
    u64::MAX - 1,
    u64::MAX,
];

/// All values that come of changing one place of a value.
fn changed(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match value {
        Value::Number(_) => all.extend(EXTREMES.map(Value::from)),
        Value::Bool(truth) => all.push(json!(!truth)),
        Value::Null => all.extend([json!(u64::MAX), json!([])]),
        Value::String(_) => {}
        Value::Array(items) => {
            let twice = [items.as_slice(), items.as_slice()].concat();
            all.extend([json!([]), Value::Array(twice)]);
            for (index, item) in items.iter().enumerate() {
                for item in changed(item) {
                    let mut items = items.clone();
                    items[index] = item;
                    all.push(Value::Array(items));
                }
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                for field in changed(field) {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), field);
                    all.push(Value::Object(fields));
                }
            }
        }
    }
    all
}

/// Changes the checkpoints of a job after some steps, and continues from those that are accepted.
pub fn resume_from_changed_checkpoints<J: Resumable<Request: Clone, Error: Debug>>(
    request: &J::Request,
) where
    J::Checkpoint: Serialize + DeserializeOwned,
{
    for steps in [0, 1, 5, 40, 1000] {
        let mut job = J::start(request.clone()).expect("a valid request");
        job.advance(steps, &mut |_| {});
        let checkpoint = to_value(job.checkpoint()).expect("a checkpoint is plain data");
        for value in changed(&checkpoint) {
            let Ok(checkpoint) = from_value(value.clone()) else {
                continue;
            };
            if let Ok(job) = J::resume(request.clone(), checkpoint) {
                assert!(ends(job, request, &value), "{value} goes on for ever");
            }
        }
    }
}

fn ends<J: Resumable<Request: Clone, Error: Debug>>(
    mut job: J,
    request: &J::Request,
    from: &Value,
) -> bool {
    let mut before = job.progress().fraction;
    for slice in 0..200 {
        let progress = job.advance(1 << (slice / 10), &mut |_| {});
        let is_farther = (before..=1.0).contains(&progress.fraction);
        assert!(is_farther, "{from}: {before} and then {progress:?}");
        before = progress.fraction;
        if let Err(error) = J::resume(request.clone(), job.checkpoint()) {
            panic!("{from}: its own checkpoint is refused, {error:?}");
        }
        if progress.done {
            return true;
        }
    }
    false
}
