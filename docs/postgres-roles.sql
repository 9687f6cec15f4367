-- The roles of Plink in an empty database, for its superuser: psql -d plink -f docs/postgres-roles.sql, then \password for both.
-- plink_owner owns the tables and is for `npm run migrate`. plink is for the servers: it owns nothing, so it can disable no trigger.
create role plink_owner login;
create role plink login;
alter schema public owner to plink_owner;
do $$
begin
  execute format('grant create on database %I to plink_owner', current_database());
  execute format('grant connect, temporary on database %I to plink_owner, plink', current_database());
end $$;
-- Of what the owner creates from now on: the schemas public, drizzle and pgboss.
grant usage on schema public to plink;
alter default privileges for role plink_owner grant usage on schemas to plink;
alter default privileges for role plink_owner grant select, insert, update, delete on tables to plink;
alter default privileges for role plink_owner grant usage, select on sequences to plink;
