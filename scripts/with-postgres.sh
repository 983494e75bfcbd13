#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a PostgreSQL of its own, gone when the command ends:
#   scripts/with-postgres.sh npm run test:unit
# As root it installs Debian's package where there is none, and runs the server as another user.
set -euo pipefail

fail() {
  echo "with-postgres: $*" >&2
  exit 1
}

[ $# -gt 0 ] || fail 'name the command to run'

find_programs() {
  local found
  found=$(command -v initdb) || found=$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -n 1) || true
  [ -z "$found" ] || dirname "$(readlink -f "$found")"
}

install_postgres() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
  # The package would start a server of its own otherwise.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] ||
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } </dev/null >&2
}

programs=$(find_programs)
if [ -z "$programs" ]; then
  install_postgres
  programs=$(find_programs)
fi
[ -n "$programs" ] || fail 'no initdb: install PostgreSQL (Debian: apt-get install postgresql)'

home=$(mktemp -d "${TMPDIR:-/tmp}/basma-postgres-XXXXXX")

# PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  user=nobody
  id postgres >/dev/null 2>&1 && user=postgres
  chown "$user" "$home"
  as=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups)
fi

server() {
  (cd "$home" && HOME=$home ${as[@]+"${as[@]}"} "$programs/$1" "${@:2}" </dev/null)
}

stop() {
  trap - EXIT
  [ ! -e "$home/data/postmaster.pid" ] || server pg_ctl -D "$home/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# C.UTF-8, not C: pg_trgm finds no Arabic letters under C.
server initdb -D "$home/data" -U postgres -A trust --locale=C.UTF-8 --encoding=UTF8 --no-sync >"$home/initdb.log" 2>&1 ||
  { cat "$home/initdb.log" >&2; fail 'initdb failed'; }

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# Somebody else may take the port between asking and starting.
for attempt in 1 2 3 4 5; do
  port=$(free_port)
  settings="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='$home' -c fsync=off"
  ! server pg_ctl -D "$home/data" -l "$home/server.log" -o "$settings" -w -t 60 start >/dev/null 2>&1 || break
  [ "$attempt" -lt 5 ] || { cat "$home/server.log" >&2; fail 'PostgreSQL does not start'; }
done

export TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
"$@"
