#!/bin/sh
# Type check of the page's JavaScript (JSDoc types, nothing is compiled): installs the pinned TypeScript when needed.
set -eu
cd "$(dirname "$0")"
./web-tools.sh
cd ../web_client
echo "tsc --project web_client"
node_modules/.bin/tsc --project . --noEmit
