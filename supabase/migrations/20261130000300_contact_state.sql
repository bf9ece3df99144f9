-- Reports emails that were perhaps sent to the team, in the inbox and in the daily notice.

create or replace view contact.inbox as
  select created_at, first_name, last_name, email, phone, subject, message,
    case
      when notified_at is not null then 'emailed'
      when lease_until > now() then 'being emailed'
      when unconfirmed > 0 and next_attempt_at = 'infinity' then format('perhaps emailed, tries: %s, mark it as read', attempts)
      when attempts = 0 and last_error is null then 'waiting'
      else format('%s, tries so far: %s, next at %s', case when unconfirmed > 0 then 'perhaps emailed' else 'waiting' end,
        attempts, to_char(next_attempt_at, 'YYYY-MM-DD HH24:MI TZ'))
    end as mail,
    notified_at, last_error, id
  from public.contact_submissions
  order by created_at desc;

-- Returns the state for monitoring, as sentences and figures without personal data. The mail server's
-- response may quote the sender, so only error codes are included. `notices` are the problems about which
-- the team is notified by email.
create or replace function public.contact_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs contact.state := (select current from contact.state as current);
  retention interval := make_interval(days => contact.setting('retention_days'));
  waiting integer;
  late integer;
  oldest timestamptz;
  attempts integer;
  last_error text;
  first_ending timestamptz;
  ending integer;
  first_unconfirmed timestamptz;
  unconfirmed integer;
  -- Counts emails that were perhaps sent, as the limits do.
  mails integer := (
    select count(*) from public.contact_submissions where notified_at > now() - interval '1 day'
  ) + (
    select coalesce(sum(each.unconfirmed), 0) from public.contact_submissions as each
    where each.unconfirmed > 0 and each.attempted_at > now() - interval '1 day'
  );
  daily_limit integer := contact.setting('daily_mail_limit');
  -- The part of the daily limit that is not reserved for new senders.
  kept integer := daily_limit - greatest(
    contact.setting('daily_mail_reserve'), daily_limit * least(contact.setting('late_mail_percent'), 50) / 100
  );
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
  select count(*) filter (where not each.is_unconfirmed), count(*) filter (where each.next_attempt_at < late_before),
    min(each.created_at) filter (where not each.is_unconfirmed), coalesce(max(each.attempts), 0),
    (array_agg(each.last_error order by each.next_attempt_at desc) filter (where each.last_error is not null))[1],
    min(each.created_at) filter (where each.created_at < ending_before),
    count(*) filter (where each.created_at < ending_before),
    min(each.created_at) filter (where each.is_unconfirmed), count(*) filter (where each.is_unconfirmed)
  into waiting, late, oldest, attempts, last_error, first_ending, ending, first_unconfirmed, unconfirmed
  from (
    -- An email that was perhaps sent, and is not sent again.
    select *, submission.unconfirmed > 0 and submission.next_attempt_at = 'infinity'
      and coalesce(submission.lease_until <= now(), true) as is_unconfirmed
    from public.contact_submissions as submission
    where notified_at is null
  ) as each;
  minutes_waited := floor(extract(epoch from now() - oldest) / 60);

  notices := array_remove(array[
    case when late > 0 and mails >= kept then format(
      'Emails are held back: the website has sent %s in 24 hours, and keeps the rest of its %s for new senders. Messages that wait in the table: %s.',
      mails, daily_limit, waiting) end,
    case when waiting > kept or received > daily_limit then format(
      'More messages come or wait than daily_mail_limit (%s) allows in 24 hours: some will wait longer than a day. Messages that wait in the table: %s.',
      daily_limit, waiting) end,
    case when ending > 0 then format(
      'Messages that could not be emailed and will be deleted within 14 days: %s. The first is deleted on %s.',
      ending, to_char(first_ending + retention, 'YYYY-MM-DD')) end,
    case when unconfirmed > 0 then format(
      'Messages that were perhaps emailed, because the mail server never confirmed them: %s. The first came on %s. They are not emailed again. Find them in the table and mark them as read.',
      unconfirmed, to_char(first_unconfirmed, 'YYYY-MM-DD')) end
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
    'unconfirmed', unconfirmed,
    'attempts', attempts,
    'lastError', case when last_error is not null then coalesce(
      nullif(concat_ws(' ', substring(last_error from '^(?:perhaps sent: |not reached: )?(E[A-Z]+):'),
        substring(last_error from ': ([45][0-9][0-9](?:[ -][45]\.[0-9]+\.[0-9]+)?)')), ''),
      'an error without a code') end,
    'lastPurge', jobs.purged_at,
    'mailsToday', mails,
    'notices', to_jsonb(notices),
    'problems', to_jsonb(problems)
  );
end $$;

-- If an email or a notice is due, requests a sweep from the notification function and returns pg_net's id of the
-- request; the sweep then records that it has run. Otherwise, records this itself, and returns null. The
-- project's URL and the sweep's secret are in Vault; see docs/deploying.md.
create or replace function contact.request_sweep() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  project_url text;
  sweep_secret text;
  request_number bigint;
begin
  -- The smallest value is in an index; whether there is any could be answered by reading the table.
  if coalesce((
    select min(next_attempt_at) from public.contact_submissions
    where notified_at is null and coalesce(lease_until <= now(), true)
  ) > now(), true) and not (
    exists (select from contact.state where next_notice_at <= now())
    and public.contact_state() -> 'notices' <> '[]'
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
    -- The longest time of a sweep, which the host limits.
    timeout_milliseconds := 150000
  ) into request_number;
  return request_number;
end $$;

