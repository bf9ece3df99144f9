-- The scheduled jobs. They need pg_cron and pg_net, which hosted Supabase has and the embedded database
-- has not: the local backend calls the function and contact.purge() itself.

-- Requests a sweep from the notification function when a mail is due. Its URL and secret are in Vault;
-- see docs/deploying.md. Returns pg_net's number of the request, or null when nothing is due.
create function contact.request_sweep() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  project_url text;
  sweep_secret text;
  request_number bigint;
begin
  if not exists (
    select from public.contact_submissions
    where notified_at is null and next_attempt_at <= now() and coalesce(lease_until <= now(), true)
  ) then
    return null;
  end if;

  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'contact_project_url';
  select decrypted_secret into sweep_secret from vault.decrypted_secrets where name = 'contact_sweep_secret';
  if project_url is null or sweep_secret is null then
    raise exception 'Vault must hold the secrets contact_project_url and contact_sweep_secret'
      using hint = 'See "The sweep" in docs/deploying.md.';
  end if;

  select net.http_post(
    url := project_url || '/functions/v1/send-contact-notification',
    headers := jsonb_build_object('content-type', 'application/json', 'x-contact-sweep-secret', sweep_secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  ) into request_number;
  return request_number;
end $$;
revoke all on function contact.request_sweep() from public;

-- Safe to run again: cron.schedule() changes a job whose name exists.
create function contact.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  perform cron.schedule('contact-sweep', '* * * * *', 'select contact.request_sweep()');
  perform cron.schedule('contact-purge', '17 7 * * *', 'select contact.purge()');
end $$;
revoke all on function contact.schedule_jobs() from public;

do $$ begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform contact.schedule_jobs();
  else
    raise notice 'pg_cron and pg_net are not available here: nothing is scheduled.';
  end if;
end $$;
