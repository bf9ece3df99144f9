-- The jobs that send pending emails and delete data as the privacy policy promises, and their state for
-- monitoring.

insert into contact.settings (name, value, meaning) values
  ('retention_days', 730, 'Days after which a message is deleted, emailed or not.');

create table contact.state (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now(),
  swept_at timestamptz,
  purged_at timestamptz,
  next_notice_at timestamptz not null default now()
);
comment on table contact.state is 'When the jobs last ran, and the earliest time of the next notice to the team.';
insert into contact.state default values;

-- Returns the state for monitoring, as sentences and figures without personal data. The mail server's
-- response may quote the sender, so only error codes are included. `notices` are the problems about which
-- the team is notified by email.
create function public.contact_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs contact.state := (select current from contact.state as current);
  retention interval := make_interval(days => contact.setting('retention_days'));
  waiting integer;
  late integer;
  oldest timestamptz;
  attempts integer;
  last_error text;
  ending integer;
  mails integer := (
    select count(*) from public.contact_submissions where notified_at > now() - interval '1 day'
  );
  daily_limit integer := contact.setting('daily_mail_limit');
  -- The part of the daily limit that is not reserved for new senders.
  kept integer := daily_limit - contact.setting('daily_mail_reserve');
  -- Stops counting just above the limit, because counting all messages of a flood would be slow.
  received integer := (
    select count(*) from (
      select from public.contact_submissions where created_at > now() - interval '1 day' limit daily_limit + 1
    ) as latest
  );
  -- Computed once rather than for each pending message.
  late_before timestamptz := now() - interval '5 minutes';
  ending_before timestamptz := now() - retention + interval '14 days';
  minutes_waited integer;
  notices text[];
  problems text[];
begin
  select count(*), count(*) filter (where each.next_attempt_at < late_before),
    min(each.created_at), coalesce(max(each.attempts), 0),
    (array_agg(each.last_error order by each.next_attempt_at desc) filter (where each.last_error is not null))[1],
    count(*) filter (where each.created_at < ending_before)
  into waiting, late, oldest, attempts, last_error, ending
  from public.contact_submissions as each
  where each.notified_at is null;
  minutes_waited := floor(extract(epoch from now() - oldest) / 60);

  notices := array_remove(array[
    case when late > 0 and mails >= kept then format(
      'The website has sent %s emails in 24 hours and keeps the rest of its %s for new senders. Messages that wait in the table: %s.',
      mails, daily_limit, waiting) end,
    case when waiting > kept or received > daily_limit then format(
      'More messages come or wait than daily_mail_limit (%s) allows in 24 hours: some will wait longer than a day. Messages that wait in the table: %s.',
      daily_limit, waiting) end,
    case when ending > 0 then format(
      'Messages that could not be emailed and will be deleted within 14 days: %s. The first is deleted on %s.',
      ending, to_char(oldest + retention, 'YYYY-MM-DD')) end
  ], null);
  problems := notices || array_remove(array[
    case when minutes_waited >= 60 then
      format('A message has waited %s minutes for its email.', minutes_waited) end,
    case when coalesce(jobs.swept_at, jobs.since) < now() - interval '10 minutes' then
      format('The sweep has not run for %s minutes.',
        floor(extract(epoch from now() - coalesce(jobs.swept_at, jobs.since)) / 60)) end,
    case when coalesce(jobs.purged_at, jobs.since) < now() - interval '3 hours' then
      format('The purge has not run for %s hours.',
        floor(extract(epoch from now() - coalesce(jobs.purged_at, jobs.since)) / 3600)) end
  ], null);

  return jsonb_build_object(
    'oldestWaitingMinutes', minutes_waited,
    'waiting', waiting,
    'attempts', attempts,
    'lastError', case when last_error is not null then coalesce(
      nullif(concat_ws(' ', substring(last_error from '^(E[A-Z]+):'),
        substring(last_error from ': ([45][0-9][0-9](?:[ -][45]\.[0-9]+\.[0-9]+)?)')), ''),
      'an error without a code') end,
    'lastPurge', jobs.purged_at,
    'mailsToday', mails,
    'notices', to_jsonb(notices),
    'problems', to_jsonb(problems)
  );
end $$;

-- Records that a sweep has run, and returns the notices that the team should get now. They are not returned
-- again for the duration of a lease or, once record_contact_notice() is called, for 24 hours.
create function public.claim_contact_notice() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  notices jsonb := public.contact_state() -> 'notices';
begin
  update contact.state set swept_at = now() where only_row;
  update contact.state
  set next_notice_at = now() + make_interval(secs => contact.setting('lease_seconds'))
  where next_notice_at <= now() and notices <> '[]';
  return case when found then notices else '[]' end;
end $$;

create function public.record_contact_notice() returns void
language sql security definer set search_path = '' as $$
  update contact.state set next_notice_at = now() + interval '1 day' where only_row;
$$;

-- Deletes the hashes of addresses after a day, and messages after the retention period even if they could
-- not be emailed; a notice warns the team of those. Deletes both an hour early, because the job runs once an
-- hour and the privacy policy says "at most".
create function contact.purge() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_submissions
  set sender_hash = null, address_hash = null
  where sender_hash is not null
    and created_at < now() + interval '1 hour' - make_interval(hours => contact.setting('sender_hash_hours'));
  delete from public.contact_submissions
  where created_at < now() + interval '1 hour' - make_interval(days => contact.setting('retention_days'));
  update contact.state set purged_at = now() where only_row;
end $$;

-- If an email is due, requests a sweep from the notification function and returns pg_net's id of the request;
-- the sweep then records that it has run. Otherwise, records this itself, and returns null. The project's URL
-- and the sweep's secret are in Vault; see docs/deploying.md.
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
    update contact.state set swept_at = now() where only_row;
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

-- Schedules the jobs. Repeated calls are safe, because cron.schedule() updates a job whose name already exists.
create function contact.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  perform cron.schedule('contact-sweep', '* * * * *', 'select contact.request_sweep()');
  perform cron.schedule('contact-purge', '17 * * * *', 'select contact.purge()');
  -- pg_cron adds a row for each run and deletes none, so this job deletes the old ones.
  perform cron.schedule('contact-job-records', '47 7 * * *',
    $job$delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval '7 days'$job$);
end $$;

-- Hosted Supabase has both extensions. The local backend has neither, and runs the jobs itself.
do $$ begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform contact.schedule_jobs();
  else
    raise notice 'pg_cron and pg_net are not available here: nothing is scheduled.';
  end if;
end $$;
