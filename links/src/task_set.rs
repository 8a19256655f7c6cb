//! A set of tasks that a teacher gives to a class in one link.

use std::fmt;

use super::Expected;
use super::format::Format;
use super::packed::{MOST_PACKED, packed, unpacked};

/// Tasks under a title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TaskSet {
    /// The key that the teacher's secret word makes, without blanks. The word itself is in no link.
    pub key: String,
    /// The title, which may be empty.
    pub title: String,
    /// The tasks: at least one.
    pub tasks: Vec<NamedTask>,
}

/// A task with the name that the teacher has given to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTask {
    /// The name, which may be empty.
    pub name: String,
    /// The link that opens the task, from its `#` on.
    pub link: String,
}

impl TaskSet {
    /// The most tasks of a set.
    pub const MAX_TASKS: usize = 40;

    /// Whether a link can hold the set.
    pub fn fits(&self) -> bool {
        self.tasks.len() <= Self::MAX_TASKS && packed(&self.to_string()).is_some()
    }

    /// Reads the lines of a set: its key and its title, then the link and the name of each task.
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines().map(first_word);
        let (key, title) = lines.next()?;
        let tasks: Vec<NamedTask> = lines.map(|(link, name)| NamedTask { name, link }).collect();
        let is_set = !key.is_empty()
            && (1..=Self::MAX_TASKS).contains(&tasks.len())
            && tasks.iter().all(|task| task.link.starts_with("#/"));
        is_set.then_some(Self { key, title, tasks })
    }
}

/// The first word of a line, and the others with single blanks between them.
fn first_word(line: &str) -> (String, String) {
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default().to_owned();
    (first, words.collect::<Vec<_>>().join(" "))
}

/// A set in the packed form of its lines.
pub fn task_set() -> Format<'static, TaskSet> {
    let most = MOST_PACKED as u32;
    let parse = |text: &str| TaskSet::read(&unpacked(text)?);
    Format::new(Expected::Packed { most }, parse, |set: &TaskSet| {
        packed(&set.to_string()).unwrap_or_default()
    })
}

/// Writes the lines of the set.
impl fmt::Display for TaskSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tasks = self.tasks.iter().map(|task| (&task.link, &task.name));
        for (index, (first, words)) in std::iter::once((&self.key, &self.title))
            .chain(tasks)
            .enumerate()
        {
            let line = format!("{first} {words}");
            let end = if index == 0 { "" } else { "\n" };
            write!(f, "{end}{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_read_as_it_was_written() {
        let text = "7K2M-Q0XD Week 3\n#/queens?n=6&q=030000&task=complete Six queens\n#/puzzles?n=8&given=10000020";
        let set = TaskSet::read(text).unwrap();
        assert_eq!((&*set.key, &*set.title), ("7K2M-Q0XD", "Week 3"));
        assert_eq!(set.tasks[0].name, "Six queens");
        assert_eq!(set.tasks[1].name, "");
        assert_eq!(set.to_string(), text);
    }

    #[test]
    fn what_is_no_set_is_refused() {
        let many = format!("key{}", "\n#/queens".repeat(TaskSet::MAX_TASKS + 1));
        for text in [
            "",
            "key",
            " \n#/queens",
            "key\n",
            "key\nqueens",
            "key\n#/a\n\n#/b",
            &many,
        ] {
            assert_eq!(TaskSet::read(text), None, "{text}");
        }
    }
}
