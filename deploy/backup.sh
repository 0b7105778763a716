#!/bin/sh
# Writes the PostgreSQL database of DATABASE_URL into FOLDER, as a file that only its owner reads, and deletes the
# backups there that are older than KEEP_DAYS (14). The new one gets its name once it is whole.
#   deploy/backup.sh FOLDER
set -eu
[ $# -eq 1 ] || { echo 'deploy/backup.sh FOLDER' >&2; exit 2; }
umask 077
file=$1/atlas-$(date +%F-%H%M%S).dump
pg_dump --format=custom --file="$file.part" "$DATABASE_URL"
mv "$file.part" "$file"
find "$1" -name 'atlas-*.dump' -mtime "+${KEEP_DAYS:-14}" -delete
echo "Written to $file ($(du -h "$file" | cut -f1))"
