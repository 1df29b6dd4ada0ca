# Undercroft. `make play` and `make test` do all their own set-up; `make help` lists the rest.

PORT ?= 8000
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' \) 2>/dev/null)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/site/*' 2>/dev/null) \
	$(shell find src -name '*.ftl' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play dist lock licences test lint format check-python check-compiled check-web check-browser site mutation bench simulate soak dev clean

help: ## List what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/.installed ## Install into .venv (compiled where a C compiler exists)

$(BIN)/python:
	@tools/need venv
	@tools/step "Python environment" $(PYTHON) -m venv $(VENV)

$(VENV)/.packages: $(BIN)/python locks/play.txt locks/uv.txt
	@tools/step "Python packages" tools/install locks/play.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.packages locks/build.txt pyproject.toml setup.py $(SOURCES)
	@tools/install locks/build.txt
	@tools/step "Compiling the rules (one to three minutes)" \
		$(BIN)/pip install --disable-pip-version-check --no-deps --no-build-isolation .
	@touch $@

$(VENV)/.test-installed: $(VENV)/.installed locks/test.txt
	@tools/step "Python packages for tests" tools/install locks/test.txt
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@tools/step "Web packages" npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@tools/step "Web client" npm --prefix web run --silent build
	@touch $@

# The site plays by the Python sources themselves.
web/site/index.html: web/node_modules/.installed $(WEB_SOURCES) $(SOURCES)
	@tools/step "Static site" npm --prefix web run --silent site
	@touch $@

site: web/site/index.html ## Build web/site: a folder for any web host, which plays without a server

play: ## Play in the browser: make play [PORT=8000]
	@$(MAKE) --silent --jobs 2 $(VENV)/.packages web/dist/index.html
	@tools/play $(PORT)

test: lint check-python check-compiled check-web check-browser ## Run everything: linters, mypy, Python, web and browser tests

lint: $(VENV)/.test-installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.test-installed web/node_modules/.installed ## Lay out Python and web sources
	$(BIN)/ruff check --fix --select I .
	$(BIN)/ruff format .
	cd web && npm run --silent format

check-python: $(VENV)/.test-installed
	$(BIN)/pytest -n 2 --dist loadfile -m "not browser and not slow and not soak"

# The rules once more, on the build people get: half a minute.
check-compiled: $(VENV)/.test-installed
	$(BIN)/pytest -n 2 --dist loadfile --installed -m "not slow and not soak" tests/rules tests/examples tests/records

check-web: web/dist/index.html
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

check-browser: $(VENV)/.test-installed web/dist/index.html web/site/index.html
	@tools/need chromium
	$(BIN)/pytest -n 2 --dist worksteal -m "browser and not slow and not soak" tests/browser

mutation: $(VENV)/.test-installed ## Break the rules a little, run the tests: make mutation [GAME=...] [COUNT=150] [SEED=1]
	nice -n 5 $(BIN)/python tools/mutation.py $(if $(GAME),--game $(GAME)) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

bench: $(VENV)/.installed ## Measure our games and their peers in one run
	$(BIN)/python tools/extras peers | $(BIN)/pip install --quiet --disable-pip-version-check -r /dev/stdin || echo "notice: peers are not available; only our games are measured"
	$(BIN)/python -m benchmarks.run

simulate: $(VENV)/.test-installed ## Live many lives of a server on a simulated clock, network and disk: make simulate [SECONDS=60] [SEED=N]
	PYTHONPATH=src $(BIN)/python -m tests.simulation --seconds $(or $(SECONDS),60) $(if $(SEED),--seed $(SEED) --trace)

dist: web/dist/index.html $(VENV)/.packages ## Build what can be published: sdist, wheels with the web client, lists of parts
	@tools/install locks/build.txt locks/dist.txt
	@tools/dist

lock: $(VENV)/.packages ## Renew the lock files of Python and web packages
	tools/lock $(BIN)/uv

licences: $(VENV)/.packages ## List the licence of everything we ship
	@$(BIN)/python tools/licences.py

soak: $(VENV)/.test-installed web/dist/index.html web/site/index.html ## Long tests: fresh seeds, kills, load
	$(BIN)/pytest -m "slow or soak"
	for game in $$($(BIN)/undercroft games --json | $(BIN)/python -c "import json,sys; print(*[g['game'] for g in json.load(sys.stdin)])"); do \
		$(BIN)/undercroft fuzz $$game --seconds 300 || exit 1; done

dev: $(VENV)/.installed web/node_modules/.installed ## Server from the sources, client with hot reload
	PYTHONPATH=src $(BIN)/python -m undercroft serve --port 8000 --origin http://localhost:5173 & cd web && npm run dev

clean: ## Remove everything that was built
	rm -rf $(VENV) build web/dist web/site web/node_modules src/*.egg-info
