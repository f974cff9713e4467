#!/bin/sh
# Brings what is missing and nothing else: packages, and with --browser a browser for the tests.
set -eu
cd "$(dirname "$0")/.."

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo "install: packages…"
  npm ci --no-audit --no-fund --loglevel=error
  # npm may keep the times of the archive; the next run compares against this one
  touch node_modules/.package-lock.json
  echo "install: packages are there"
fi

if [ "${1:-}" = "--browser" ] && [ -z "${CHROMIUM:-}" ] && [ ! -x /usr/bin/chromium-headless-shell ]; then
  echo "install: a browser for the tests…"
  sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo"
  $sudo apt-get update -qq
  install() { DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "$1" fonts-liberation >/dev/null; }
  # where there is no shell by itself, the whole browser does
  install chromium-headless-shell || [ -x /usr/bin/chromium ] || install chromium
  echo "install: the browser is there"
fi
