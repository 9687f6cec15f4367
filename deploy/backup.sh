#!/bin/sh
# One backup of Postgres, which servers may use meanwhile, into the folder BACKUPS. Backups older than KEEP_DAYS go when a newer one is complete.
set -eu
umask 077
file=$BACKUPS/plink-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --exclude-schema=pgboss --file="$file.part" --dbname="$(cat "$DATABASE_URL_FILE")"
pg_restore --list "$file.part" > /dev/null
mv "$file.part" "$file"
find "$BACKUPS" -name 'plink-*.dump' -mtime "+$KEEP_DAYS" -delete
echo "$file: $(wc -c < "$file") bytes"
