#!/usr/bin/env bash
# Writes lists of all libraries (CycloneDX) into a folder, for what is published: the page, the Python engine, the npm package, the
# crate and the command; and one of the npm packages that build and test them. Needs cargo-cyclonedx.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$1"
wasm=wasm32-unknown-unknown
while read -r name manifest target; do
    cargo cyclonedx --format json --spec-version 1.5 --no-build-deps --target "$target" --override-filename "$name.cdx" \
        --manifest-path "$manifest"
    mv "$(dirname "$manifest")/$name.cdx.json" "$1/"
    # It writes one for each member of the workspace.
    git ls-files --others "*$name.cdx.json" | xargs --no-run-if-empty rm
done << END
bezzel-page Cargo.toml $wasm
bezzel-python own/engine/Cargo.toml $wasm
bezzel-npm npm/Cargo.toml $wasm
bezzel-solver solver/Cargo.toml all
bezzel-count bezzel-count/Cargo.toml all
END
npm sbom --package-lock-only --sbom-format cyclonedx > "$1/bezzel-build.cdx.json"
