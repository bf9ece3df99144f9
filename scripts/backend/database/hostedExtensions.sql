-- Stubs for the extensions of a hosted Supabase project. Those for cron and net record the calls.
create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;

create schema cron;
create table cron.job (jobname text primary key, schedule text, command text, active boolean default true);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as '
  insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning 1::bigint';

create schema net;
create table net.requests (url text, headers jsonb);
create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
language sql as 'insert into net.requests values (url, headers) returning 1::bigint';
