# Needs Python 3.11 or newer; everything else is installed into .venv. See CONTRIBUTING.md.

HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= ./data
BENCH ?= closed
BIN = .venv/bin

.PHONY: help run test lint format lock bench clean

help:
	@echo "make run     serve on http://$(HOST):$(PORT), data in $(DATA) (HOST=, PORT=, DATA= change that)"
	@echo "make test    all tests: real Valkey, real sockets, real browser"
	@echo "make lint    ruff, pyright, import rules, and tsc over the page where npm exists"
	@echo "make format  rewrite the Python files in the one format"
	@echo "make lock    resolve the dependencies again into requirements*.lock"
	@echo "make bench   pyramid-race bench $(BENCH) (BENCH=closed|open|memory)"
	@echo "make clean   remove what the other targets made; $(DATA) stays"

run:
	@ops/venv.sh run
	@exec $(BIN)/pyramid-race serve --host $(HOST) --port $(PORT) --data $(DATA)

# What only reckons runs on every core; what has servers, clocks or a browser runs by itself afterwards.
RECKONING = tests/game tests/bench/test_shares.py

# The page's own tests first, so that the last line is pytest's.
test:
	@ops/venv.sh dev
	@if command -v npm >/dev/null; then ops/web-tools.sh; fi
	@if command -v node >/dev/null; then node --test tests/web_client/*.test.mjs; \
	else echo "node is not installed: the tests of web_client's modules are left out"; fi
ifeq ($(ARGS),)
	@$(BIN)/pytest --numprocesses auto --maxprocesses 4 --dist worksteal $(RECKONING)
	@$(BIN)/pytest tests $(RECKONING:%=--ignore=%)
else
	@$(BIN)/pytest $(ARGS)
endif

lint:
	@ops/venv.sh dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright --warnings
	$(BIN)/lint-imports
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
