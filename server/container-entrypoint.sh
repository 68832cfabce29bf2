#!/bin/sh
# With neither a public origin nor a secret, the container starts a trial: it only listens inside the container, with a
# temporary secret, so no one can reach an installation that isn't configured. If only one of the two is missing, the
# server refuses to start and says which.
set -eu
if [ -z "${PUBLIC_ORIGIN:-}" ] && [ -z "${SESSION_SECRET:-}" ]; then
  echo "Trial start: PUBLIC_ORIGIN and SESSION_SECRET are not set, so only this container itself is answered." >&2
  HOST=127.0.0.1
  PUBLIC_ORIGIN="http://localhost:${PORT}"
  SESSION_SECRET=$(node -p 'require("node:crypto").randomBytes(32).toString("hex")')
  export HOST PUBLIC_ORIGIN SESSION_SECRET
fi
exec "$@"
