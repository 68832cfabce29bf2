# The image runs this once, when it creates the volume. The application's role owns its database and nothing else, and
# the superuser can only sign in from inside of the container.
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role coverlight login password :'password';
create database coverlight owner coverlight;
revoke connect on database postgres from public;
alter role postgres password null;
SQL
