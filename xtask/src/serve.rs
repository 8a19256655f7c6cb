//! `cargo xtask serve`: the built page on this machine.

use std::{net::TcpListener, thread};

use anyhow::{Context, Result};

use crate::{
    build,
    process::{hand_over, run, say},
    python,
    setup::{Need, Toolbox},
};

/// The attempt that an error of the server names.
const SERVING: &str = "serving dist/";

/// Builds the page and serves it at the port until it is stopped. The first time a light build of the page is served while its
/// Python engine and the release are built, which takes minutes.
pub fn serve(port: u16) -> Result<()> {
    ensure_free(port)?;
    let toolbox = Toolbox::with(&Need::of_site(&[]))?;
    let mut server = toolbox.command("node xtask/site-server.mjs --port")?;
    server.arg(port.to_string());
    if python::is_built() {
        python::with(&toolbox)?;
        build::with(&toolbox)?;
        return hand_over(&mut server, SERVING);
    }
    build::light(&toolbox)?;
    thread::scope(|scope| {
        scope.spawn(|| finish(&toolbox));
        run(&mut server, SERVING)
    })
}

/// Builds the Python engine and the release of the page, while the light build is being served.
fn finish(toolbox: &Toolbox) {
    say(
        "The page is served already: a light build, which computes slower and has no Python engine. Both follow",
    );
    let built = python::with(toolbox).and_then(|()| build::with(toolbox));
    say(&match built {
        Ok(()) => "The page is the release now, with its Python engine: reload it".to_owned(),
        Err(error) => format!("The page stays the light build: {error:#}"),
    });
}

/// Refuses a port that something listens at.
pub fn ensure_free(port: u16) -> Result<()> {
    TcpListener::bind(("localhost", port)).map(drop).with_context(|| {
        format!("Port {port} cannot be had: stop what uses it, or name another, as in cargo xtask serve --port 8081")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_named() {
        let listener = TcpListener::bind(("localhost", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let error = ensure_free(port).unwrap_err().to_string();
        assert!(error.starts_with(&format!("Port {port} cannot be had")));
    }
}
