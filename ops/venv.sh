#!/bin/sh
# Brings .venv up to date with a lock file: `ops/venv.sh run` (what the server needs) or `ops/venv.sh dev` (also the
# tools for tests and checks). Does nothing when the lock files are the ones installed last.
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
  run) lock=requirements.lock ;;
  dev) lock=requirements-dev.lock ;;
  *) echo "usage: ops/venv.sh run|dev" >&2; exit 2 ;;
esac

fail() { echo "pyramid-race: $1" >&2; exit 1; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
  for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if command -v "$name" >/dev/null 2>&1 && new_enough "$name"; then echo "$name"; return; fi
  done
}

if ! new_enough .venv/bin/python; then
  python=$(find_python)
  if [ -z "$python" ]; then
    found=$("${PYTHON:-python3}" --version 2>/dev/null) || found="not installed"
    fail "Python 3.11 or newer is needed, and ${PYTHON:-python3} is $found. Name another: make run PYTHON=/path/to/python3.12"
  fi
  "$python" -c 'import ensurepip, venv' 2>/dev/null \
    || fail "$python lacks its venv module. On Debian and Ubuntu: apt-get install python3-venv"
  "$python" -m venv --clear .venv
fi

sum=$(cat requirements.lock requirements-dev.lock pyproject.toml | cksum)
stamp=.venv/lock-installed
installed=$(cat "$stamp" 2>/dev/null || true)
[ "$installed" != "dev $sum" ] || exit 0
[ "$installed" != "$1 $sum" ] || exit 0

echo "Installing $lock into .venv ..." >&2
pip=".venv/bin/python -m pip --disable-pip-version-check --quiet"
$pip install --require-hashes --requirement "$lock" || fail "the packages of $lock could not be installed (see above)"
$pip install --no-deps --no-build-isolation --editable . || fail "the package itself could not be installed (see above)"
echo "$1 $sum" > "$stamp"
