#!/bin/sh
# Makes in FOLDER all that a server runs from: the sources, the built page, and the packages of production with the Node
# that package-lock.json names. The Dockerfile runs it, and so does whoever has no container engine. It needs Node 20 or
# newer with npm, and the npm registry.
#   deploy/build.sh FOLDER
set -eu
# Another user runs it.
umask 022
[ $# -eq 1 ] || { echo 'deploy/build.sh FOLDER' >&2; exit 2; }
source=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty." >&2; exit 1; }

tar -c -C "$source" --exclude=.git --exclude=node_modules --exclude=./web/dist --exclude=./data --exclude=test-results \
  --exclude=./.env --exclude=./backups . | tar -x -C "$folder"
cd "$folder"
npm run --silent build:server
# What the page is made of, and what tests it, does not run.
rm -rf .ci .github bench/src docs/pictures e2e/journeys web/build web/public web/src
find contract server states -name '*.test.ts' -not -path '*/node_modules/*' -delete
rm -r contract/src/testing server/src/testing states/testing
