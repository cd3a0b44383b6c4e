#!/usr/bin/env bash
# Builds the product and puts what it needs to serve, and nothing else, into a folder that is empty
# or missing: `deploy/assemble.sh /opt/wine-cellar`. Start it there with `node api/dist/main.js`.
set -euo pipefail
# The service's account reads it, whatever the umask of the one who runs this.
umask 022
target=${1:?usage: deploy/assemble.sh FOLDER}
cd "$(dirname "$0")/.."

mkdir -p "$target"
if [ -n "$(ls -A "$target")" ]; then
  echo "$target is not empty" >&2
  exit 1
fi
target=$(cd "$target" && pwd)

npm ci --no-audit --no-fund
npm run build

# npm installs what runs from the lock file, for which it wants the manifest of every part.
for part in . sync-protocol api web e2e; do
  mkdir -p "$target/$part"
  cp "$part/package.json" "$target/$part/"
done
cp package-lock.json LICENSE NOTICE.md "$target"
cp -R api/dist api/assets "$target/api/"
cp -R web/dist "$target/web/"
npm ci --prefix "$target" --workspace api --omit dev --no-audit --no-fund

# Of a native module only what runs: its sources and what its build leaves take up 27 MB.
sqlite=$target/node_modules/better-sqlite3
find "$sqlite/build" -mindepth 1 ! -path "$sqlite/build/Release" ! -path "$sqlite/build/Release/better_sqlite3.node" -delete
rm -r "$sqlite/deps" "$sqlite/src"

chmod -R u=rwX,go=rX "$target"
