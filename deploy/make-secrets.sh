#!/bin/sh
# Makes the secrets of compose.yaml in the folder `secrets` beside this file, which git ignores. It keeps those that exist.
set -eu
umask 077
folder=$(dirname "$0")/secrets
mkdir -p "$folder"
cd "$folder"
# The user of a container reads them, and on this machine only who may enter the folder.
write() {
  [ -s "$1" ] || printf '%s\n' "$2" > "$1"
  chmod 444 "$1"
}
write secret-key "$(openssl rand -base64 48 | tr -d '\n')"
for role in superuser owner server; do write "$role-password" "$(openssl rand -hex 24)"; done
write database-url "postgres://plink:$(cat server-password)@postgres:5432/plink"
write migration-database-url "postgres://plink_owner:$(cat owner-password)@postgres:5432/plink"
