//! `cargo xtask serve`: the built page on this machine.

use std::net::TcpListener;

use anyhow::{Context, Result};

use crate::{
    build,
    process::hand_over,
    python,
    setup::{Need, Toolbox},
};

/// Builds the page and serves it at the port until it is stopped.
pub(crate) fn serve(port: u16) -> Result<()> {
    ensure_free(port)?;
    let toolbox = Toolbox::with(&[Need::Trunk])?;
    python::with(&toolbox)?;
    build::with(&toolbox, None)?;
    let mut server = toolbox.command("node xtask/site-server.mjs --port")?;
    server.arg(port.to_string());
    hand_over(&mut server, "serving dist/")
}

/// A port that nothing listens at just now.
pub(crate) fn free_port() -> Result<u16> {
    let address = TcpListener::bind(("localhost", 0)).and_then(|listener| listener.local_addr());
    Ok(address.context("looking for a free port")?.port())
}

/// Refuses a port that something listens at.
pub(crate) fn ensure_free(port: u16) -> Result<()> {
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
