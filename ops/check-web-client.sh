#!/bin/sh
# Type check of the page's JavaScript (JSDoc types, nothing is compiled): installs the pinned TypeScript when needed.
set -eu
cd "$(dirname "$0")/../web_client"
stamp=node_modules/.lock-installed
sum=$(cksum < package-lock.json)
if [ "$(cat "$stamp" 2>/dev/null || true)" != "$sum" ]; then
  npm ci --ignore-scripts --no-audit --no-fund
  echo "$sum" > "$stamp"
fi
echo "tsc --project web_client"
node_modules/.bin/tsc --project . --noEmit
