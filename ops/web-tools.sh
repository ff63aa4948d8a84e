#!/bin/sh
# The page's development tools (TypeScript, axe-core, acorn, the packages that are vendored), as pinned; only when needed.
set -eu
cd "$(dirname "$0")/../web_client"
stamp=node_modules/.lock-installed
sum=$(cksum < package-lock.json)
if [ "$(cat "$stamp" 2>/dev/null || true)" != "$sum" ]; then
  npm ci --ignore-scripts --no-audit --no-fund
  echo "$sum" > "$stamp"
fi
