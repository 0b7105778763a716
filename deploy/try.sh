#!/usr/bin/env bash
# Walks the way of compose.yaml on this machine alone, without a container engine: builds as the Dockerfile does, in a
# clean folder and as another user, starts PostgreSQL, two servers with the settings of compose.yaml, and Caddy with a
# certificate of its own; looks at the page over https, signs in, stops one server, and makes a backup. Says how long it
# took, and leaves nothing behind. It needs Node 20 or newer, postgresql, caddy and curl, and runs as root.
#   deploy/try.sh
set -euo pipefail
[ "$(id -u)" -eq 0 ] || { echo 'deploy/try.sh has to run as root, to become another user.' >&2; exit 1; }
for program in setpriv curl caddy; do
  command -v "$program" >/dev/null || { echo "deploy/try.sh needs $program, which is not installed." >&2; exit 1; }
done
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || { echo 'deploy/try.sh needs postgresql, which is not installed.' >&2; exit 1; }
source=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
programs=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
processes=()
clean_up() {
  for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
  wait
  "${as_user[@]}" "$programs/pg_ctl" stop -D "$scratch/cluster" -m immediate >/dev/null 2>&1 || true
  rm -rf "$scratch"
}
trap clean_up EXIT
# Words, not a function: what runs in the background has to be the program itself, to be told to end.
as_user=(setpriv --reuid=nobody --regid=nogroup --clear-groups env -C "$scratch" -i "HOME=$scratch/home" "PATH=$PATH")
tell() { echo "$(($(date +%s) - began)) s: $1"; }

mkdir "$scratch/home" "$scratch/source" "$scratch/cluster" "$scratch/backups" "$scratch/data-1" "$scratch/data-2"
git -C "$source" archive HEAD | tar -x -C "$scratch/source"
chmod 755 "$scratch"
chown -R nobody:nogroup "$scratch"
began=$(date +%s)
"${as_user[@]}" "$scratch/source/deploy/build.sh" "$scratch/atlas" >"$scratch/build.log" 2>&1 || { tail "$scratch/build.log"; exit 1; }
chown -R root:root "$scratch/atlas"
tell "built as nobody, $(du -sm "$scratch/atlas" | cut -f1) MB"

"${as_user[@]}" "$programs/initdb" -D "$scratch/cluster" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
"${as_user[@]}" "$programs/pg_ctl" start -w -D "$scratch/cluster" -l "$scratch/postgresql.log" \
  -o "-p 5439 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$scratch/cluster" >/dev/null
"${as_user[@]}" PGHOST=127.0.0.1 PGPORT=5439 ATLAS_PASSWORD=none "$scratch/atlas/deploy/make-database.sh" >/dev/null
tell 'PostgreSQL runs'

password=$(head -c 18 /dev/urandom | base64 | tr '+/' '-_')
node=$scratch/atlas/node_modules/.bin/node
read_settings='
  import { readFileSync } from "node:fs"
  import { CORE_SCHEMA, load, mergeTag } from "js-yaml"
  const { services } = load(readFileSync("compose.yaml", "utf8"), { schema: CORE_SCHEMA.withTags(mergeTag) })
  for (const [name, text] of Object.entries(services["atlas-1"].environment))
    console.log(name + "=" + text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, asked) => process.env[asked] ?? ""))'
# What compose.yaml gives a server, and then what is elsewhere on one machine.
mapfile -t settings < <(cd "$scratch/atlas" && ATLAS_HOST=localhost:8443 ATLAS_PASSWORD=none SUPPORT_EMAIL=a@example.org \
  SMTP_URL=smtp://127.0.0.1:1 MAIL_FROM=a@example.org ADMIN_EMAIL=admin@example.org ADMIN_PASSWORD="$password" \
  METRICS_PORT= "$node" --input-type=module --eval "$read_settings")
serve() {
  "${as_user[@]}" "${settings[@]}" DATABASE_URL="$2" TRUSTED_PROXIES=loopback METRICS_PORT=319"$1" METRICS_HOST=127.0.0.1 USER=atlas \
    DATA_DIR="$scratch/data-$1" PORT=309"$1" NODE_ENV=production MALLOC_ARENA_MAX=1 \
    env -C "$scratch/atlas" "$node" --max-semi-space-size=4 --expose-gc server/src/server.ts >"$scratch/server-$1.log" 2>&1 &
  processes+=($!)
}
# The second as systemd would have it, by the socket and as the user of the process.
serve 1 postgres://atlas@127.0.0.1:5439/atlas
serve 2 "postgres:///atlas?host=$scratch/cluster&port=5439"
"${as_user[@]}" HTTP_PORT=8080 HTTPS_PORT=8443 ATLAS_HOST=localhost ATLAS_TLS=internal XDG_DATA_HOME="$scratch/caddy" \
  ATLAS_SERVERS='127.0.0.1:3091 127.0.0.1:3092' caddy run --config "$scratch/atlas/deploy/Caddyfile" --adapter caddyfile \
  >"$scratch/caddy.log" 2>&1 &
processes+=($!)

at=https://localhost:8443
ask() { curl --silent --cacert "$scratch/caddy/caddy/pki/authorities/local/root.crt" --cookie-jar "$scratch/cookies" --cookie "$scratch/cookies" "$@"; }
status() { ask --output /dev/null --write-out '%{http_code}' "$@" || true; }
# Whoever is not signed in hears 200 and null.
who() { ask "$at/api/auth/me" | grep -o '"email":"[^"]*"' || true; }
expect() { [ "$2" = "$3" ] || { echo "$1: $2 instead of $3"; tail -n 5 "$scratch"/*.log; exit 1; }; }
for ((tries = 0; tries < 90; tries++)); do
  [ "$(status "$at/api/health/ready")" = 200 ] && break
  sleep 1
done
expect 'Ready over https' "$(status "$at/api/health/ready")" 200
tell 'the first server answers over https'
for ((tries = 0; tries < 60; tries++)); do
  [ "$(grep -l 'is ready at' "$scratch"/server-*.log | wc -l)" = 2 ] && break
  sleep 0.5
done
# Caddy looks for itself who is ready.
sleep 6
expect 'The page' "$(status "$at/")" 200
expect 'http leads to https' "$(status http://localhost:8080/)" 308
expect 'Signing in' "$(status "$at/api/auth/login" -4 --interface 127.0.2.1 -H 'X-Forwarded-For: 203.0.113.9' -H "Origin: $at" --json \
  "{\"email\":\"admin@example.org\",\"password\":\"$password\"}")" 200
for ((tries = 0; tries < 60; tries++)); do
  expect 'Who I am' "$(who)" '"email":"admin@example.org"'
  [ "$(grep -l '"path":"/api/auth/me"' "$scratch"/server-*.log | wc -l)" = 2 ] && break
  sleep 0.5
done
expect 'Servers that were asked' "$(grep -l '"path":"/api/auth/me"' "$scratch"/server-*.log | wc -l)" 2
expect 'Who signed in' "$("$programs/psql" -h 127.0.0.1 -p 5439 -U atlas -Atc 'select network from session')" 127.0.2.…
for server in 1 2; do curl --silent "http://127.0.0.1:319$server/metrics" | grep '^atlas_sessions 1$' >/dev/null || { echo "Server $server has no metrics."; exit 1; }; done
"$programs/psql" -q -h 127.0.0.1 -p 5439 -U postgres -d atlas -v role=atlas -v ON_ERROR_STOP=1 --single-transaction -f "$scratch/atlas/deploy/protect-audit-log.sql"
tell 'signed in; both servers answer in turn, know who asks, and count'
kill "${processes[0]}"
for _ in {1..10}; do expect 'With one server' "$(who)" '"email":"admin@example.org"'; done
wait "${processes[0]}" || { echo 'The server ended badly.'; tail -n 5 "$scratch/server-1.log"; exit 1; }
expect 'The address of the server that ended' "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1:3091/ || true)" 000
tell 'one server has ended, and nobody noticed'
"${as_user[@]}" DATABASE_URL=postgres://atlas@127.0.0.1:5439/atlas "$scratch/atlas/deploy/backup.sh" "$scratch/backups"
expect 'Tables in the backup' "$("$programs/pg_restore" --list "$scratch"/backups/*.dump | grep -c 'TABLE DATA public official ')" 1
"$programs/psql" -q -h 127.0.0.1 -p 5439 -U postgres -c 'create database restored owner atlas'
"$programs/pg_restore" --exit-on-error --single-transaction --no-owner --no-privileges \
  --dbname=postgres://atlas@127.0.0.1:5439/restored "$scratch"/backups/*.dump
expect 'Accounts after restoring' "$("$programs/psql" -h 127.0.0.1 -p 5439 -U atlas -d restored -Atc 'select count(*) from account')" 1
tell 'all of it'
