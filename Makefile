# Needs Python 3.11 or newer; everything else is installed into .venv. See CONTRIBUTING.md.

HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= ./data
BENCH ?= closed
BIN = .venv/bin

.PHONY: help run test test-browsers test-servers test-long lint lint-python lint-types lint-page format lock bench clean

help:
	@echo "make run     serve on http://$(HOST):$(PORT), data in $(DATA) (HOST=, PORT=, DATA= change that)"
	@echo "make test    all tests: real Valkey, real sockets, real browser"
	@echo "make test-long  the solver against whole tables of deals, and on many more late boards"
	@echo "make lint    ruff, pyright, import rules, and tsc over the page where npm exists"
	@echo "make format  rewrite the Python files in the one format"
	@echo "make lock    resolve the dependencies again into requirements*.lock"
	@echo "make bench   pyramid-race bench $(BENCH) (BENCH=closed|open|memory)"
	@echo "make clean   remove what the other targets made; $(DATA) stays"

run:
	@ops/venv.sh run
	@exec $(BIN)/pyramid-race serve --host $(HOST) --port $(PORT) --data $(DATA)

# What only reckons runs on every core; afterwards what has servers and clocks beside what has a browser: neither uses more
# than one core for long, and both wait a lot.
RECKONING = tests/game tests/race tests/protocol tests/ops tests/web_client tests/bot/strategies \
	tests/docs/test_docs.py tests/bench/test_shares.py
# Each target says what it has to say when it is done, where make can do that.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs 2 $(if $(filter 4.%,$(MAKE_VERSION)),--output-sync=target)
IN_PARALLEL = $(BIN)/pytest --numprocesses auto --maxprocesses 4 --dist worksteal

# The page's own tests first, so that the last line is pytest's.
test:
	@ops/venv.sh dev
	@if command -v npm >/dev/null; then ops/web-tools.sh; fi
	@if command -v node >/dev/null; then node --test tests/web_client/*.test.mjs; \
	else echo "node is not installed: the tests of web_client's modules are left out"; fi
ifeq ($(ARGS),)
	@$(IN_PARALLEL) $(RECKONING)
	@$(SIDE_BY_SIDE) test-browsers test-servers
else
	@$(BIN)/pytest $(ARGS)
endif

test-browsers:
	@$(BIN)/pytest tests/browser

test-servers:
	@$(BIN)/pytest tests --ignore=tests/browser $(RECKONING:%=--ignore=%)

# The check asks for some of the labelled and solved deals; this for all of them, and for more late boards.
test-long:
	@ops/venv.sh dev
	@SOLVER_LONG=1 SOLVER_EXAMPLES=5000 $(IN_PARALLEL) --timeout 1800 tests/game/solver

# What takes longest, the types, beside the rest.
lint:
	@ops/venv.sh dev
	@$(SIDE_BY_SIDE) lint-types lint-python lint-page

lint-types:
	$(BIN)/pyright --warnings

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

lint-page:
	@if command -v npm >/dev/null; then ops/check-web-client.sh; \
	else echo "npm is not installed: the type check of web_client is left out"; fi

format:
	@ops/venv.sh dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# `--no-config` and no index in the output: the hashes are those of the public registry's files, for every platform.
LOCK = $(BIN)/uv pip compile pyproject.toml --no-config --upgrade --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header
lock:
	@ops/venv.sh dev
	$(LOCK) --group build --output-file requirements.lock
	$(LOCK) --group dev --constraint requirements.lock --output-file requirements-dev.lock

bench:
	@ops/venv.sh run
	@$(BIN)/pyramid-race bench $(BENCH)

clean:
	rm -rf .venv dist web_client/node_modules .pytest_cache .ruff_cache .import_linter_cache .hypothesis test-results
	find server tests -name __pycache__ -type d -prune -exec rm -rf {} +
