//! Checkpoints as their fields say, whether any work has left them or not.

use bezzel_solver::Resumable;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, to_value};

/// The checkpoint with these fields.
pub fn checkpoint<J: Resumable<Checkpoint: DeserializeOwned>>(fields: Value) -> J::Checkpoint {
    from_value(fields).expect("the fields of a checkpoint")
}

/// The checkpoint of a job with some fields changed.
pub fn changed<J>(job: &J, fields: &Value) -> J::Checkpoint
where
    J: Resumable<Checkpoint: Serialize + DeserializeOwned>,
{
    let mut all = to_value(job.checkpoint()).expect("a checkpoint is plain data");
    for (name, field) in fields.as_object().expect("names and values") {
        all[name] = field.clone();
    }
    checkpoint::<J>(all)
}
