#!/bin/sh
# Postgres runs it in a new database, after docs/postgres-roles.sql.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner="$(cat /run/secrets/owner-password)" --set=server="$(cat /run/secrets/server-password)" << 'SQL'
alter role plink_owner password :'owner';
alter role plink password :'server';
SQL
