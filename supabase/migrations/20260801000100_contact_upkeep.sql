-- A ceiling of mails per day, jobs that do what the privacy policy promises, and the state of both for
-- whoever watches.

insert into contact.settings (name, value, meaning) values
  ('daily_mail_limit', 300, 'Mails to the team within 24 hours; the rest wait in the table, and one mail says how many.'),
  ('daily_mail_reserve', 100, 'How much of daily_mail_limit is kept for the first mails of each sender within 24 hours.'),
  ('sender_first_mails', 3, 'How many mails of one sender are the first ones, for mail_reserve and daily_mail_reserve.');
update contact.settings set meaning = 'How much of mail_limit is kept for the first mails of each sender within mail_window_seconds.'
where name = 'mail_reserve';
update contact.settings set meaning = 'Days after which a message is deleted, mailed or not.'
where name = 'retention_days';

create table contact.state (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now(),
  swept_at timestamptz,
  purged_at timestamptz,
  next_notice_at timestamptz not null default now()
);
comment on table contact.state is 'When the jobs last ran, and the earliest time of the next notice to the team.';
insert into contact.state default values;

-- As before, and with the daily limit. Turns count what a sender had within a day, so that messages
-- which wait for the next day are behind those of new senders. The reserves are for a sender's first
-- three mails, because several visitors of one network may write within an hour.
create or replace function public.claim_contact_notification(submission_id uuid default null)
returns table (
  id uuid, lease uuid, attempt integer, created_at timestamptz,
  first_name text, last_name text, email text, phone text, subject text, message text
)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  day_start timestamptz := now() - interval '1 day';
  window_start timestamptz := now() - make_interval(secs => contact.setting('mail_window_seconds'));
  mail_limit integer := contact.setting('mail_limit');
  mail_reserve integer := contact.setting('mail_reserve');
  daily_mail_limit integer := contact.setting('daily_mail_limit');
  daily_mail_reserve integer := contact.setting('daily_mail_reserve');
  sender_mail_limit integer := contact.setting('sender_mail_limit');
  first_mails integer := contact.setting('sender_first_mails');
begin
  -- Anyone may call the function with any id, so a call that has nothing to do does not wait for others.
  if not exists (
    select from public.contact_submissions
    where (submission_id is null or id = submission_id)
      and notified_at is null and next_attempt_at <= now() and coalesce(lease_until <= now(), true)
  ) then
    return;
  end if;

  -- Without the lock, two concurrent claims could both pass the limits below.
  perform pg_advisory_xact_lock(hashtext('public.claim_contact_notification'));

  return query
  with senders as (
    select sender_hash,
      count(*) filter (where notified_at > window_start or lease_until > now()) as mails,
      count(*) filter (where notified_at is not null or lease_until > now()) as days_mails,
      sum(attempts) as attempts
    from public.contact_submissions
    where notified_at is null or notified_at > least(window_start, day_start)
    group by sender_hash
  ), waiting as (
    select due.id, due.sender_hash, due.next_attempt_at, due.created_at,
      senders.mails, senders.days_mails, senders.attempts,
      row_number() over (
        partition by due.sender_hash order by due.next_attempt_at, due.created_at, due.id
      ) as number
    from public.contact_submissions as due
    join senders on senders.sender_hash is not distinct from due.sender_hash
    where due.notified_at is null and due.next_attempt_at <= now()
      and coalesce(due.lease_until <= now(), true)
  ), queue as (
    select id, mails + number > first_mails as is_regular,
      days_mails + number > first_mails as is_regular_today,
      -- Attempts count, not mails, so that mails which the mail server refuses do not hold up the others.
      row_number() over (order by attempts + number, next_attempt_at, created_at, id) as place
    from waiting
    -- Without an address, there is no sender to limit.
    where sender_hash is null or mails + number <= sender_mail_limit
  )
  update public.contact_submissions as taken
  set lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => contact.setting('lease_seconds')),
    attempts = taken.attempts + 1
  where taken.id = (
    select queue.id from queue, (select sum(mails) as mails, sum(days_mails) as days_mails from senders) as total
    where (submission_id is null or queue.id = submission_id)
      and place <= least(
        mail_limit - total.mails - case when is_regular then mail_reserve else 0 end,
        daily_mail_limit - total.days_mails - case when is_regular_today then daily_mail_reserve else 0 end
      )
    order by place
    limit 1
  )
  returning taken.id, taken.lease, taken.attempts, taken.created_at, taken.first_name,
    taken.last_name, taken.email, taken.phone, taken.subject, taken.message;
end $$;

-- Returns what a watch has to know, as sentences and figures without personal data: the mail server's
-- response may quote the sender, so of an error only its codes are returned. `notices` are those of the
-- problems that the team is told by mail.
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
  kept integer := contact.setting('daily_mail_limit') - contact.setting('daily_mail_reserve');
  minutes_waited integer;
  notices text[];
  problems text[];
begin
  select count(*), count(*) filter (where each.next_attempt_at < now() - interval '5 minutes'),
    min(each.created_at), coalesce(max(each.attempts), 0),
    (array_agg(each.last_error order by each.next_attempt_at desc) filter (where each.last_error is not null))[1],
    count(*) filter (where each.created_at < now() - retention + interval '14 days')
  into waiting, late, oldest, attempts, last_error, ending
  from public.contact_submissions as each
  where each.notified_at is null;
  minutes_waited := floor(extract(epoch from now() - oldest) / 60);

  notices := array_remove(array[
    case when late > 0 and mails >= kept then format(
      'The website has sent %s mails in 24 hours and keeps the rest of its %s for new senders. Messages that wait in the table: %s.',
      mails, contact.setting('daily_mail_limit'), waiting) end,
    case when ending > 0 then format(
      'Messages that could not be mailed and will be deleted within 14 days: %s. The first is deleted on %s.',
      ending, to_char(oldest + retention, 'YYYY-MM-DD')) end
  ], null);
  problems := notices || array_remove(array[
    case when minutes_waited >= 60 then
      format('A message has waited %s minutes for its mail.', minutes_waited) end,
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

-- Ends a sweep: records that it ran, and returns the notices when the team is to be told of them, which
-- is once in 24 hours. Until record_contact_notice() is called, a later sweep returns them again.
create function public.claim_contact_notice() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  notices jsonb := public.contact_state() -> 'notices';
begin
  update contact.state set swept_at = now();
  update contact.state
  set next_notice_at = now() + make_interval(secs => contact.setting('lease_seconds'))
  where next_notice_at <= now() and notices <> '[]';
  return case when found then notices else '[]' end;
end $$;

create function public.record_contact_notice() returns void
language sql security definer set search_path = '' as $$
  update contact.state set next_notice_at = now() + interval '1 day';
$$;

do $$
declare
  name text;
begin
  foreach name in array array['contact_state', 'claim_contact_notice', 'record_contact_notice'] loop
    execute format('revoke all on function public.%I() from public, anon, authenticated', name);
    execute format('grant execute on function public.%I() to service_role', name);
  end loop;
end $$;

-- Deletes hashes of addresses after a day, and messages after the retention time, mailed or not, which
-- notices announce. An hour early, because the job runs once an hour and the privacy policy says "at the
-- latest".
create or replace function contact.purge() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_submissions
  set sender_hash = null
  where sender_hash is not null
    and created_at < now() + interval '1 hour' - make_interval(hours => contact.setting('sender_hash_hours'));
  delete from public.contact_submissions
  where created_at < now() + interval '1 hour' - make_interval(days => contact.setting('retention_days'));
  update contact.state set purged_at = now();
end $$;

-- As before, and records that the job ran when it has nothing to request; else the request does.
create or replace function contact.request_sweep() returns bigint
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
    update contact.state set swept_at = now();
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

create or replace function contact.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  perform cron.schedule('contact-sweep', '* * * * *', 'select contact.request_sweep()');
  perform cron.schedule('contact-purge', '17 * * * *', 'select contact.purge()');
  -- pg_cron adds a row for each run and never deletes one.
  perform cron.schedule('contact-job-records', '47 7 * * *',
    $job$delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval '7 days'$job$);
end $$;

do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform contact.schedule_jobs();
  end if;
end $$;
