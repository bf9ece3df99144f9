-- What the form needs on hosted Supabase and under a flood: a WHERE in every UPDATE, limits that a network
-- of many addresses cannot evade, and claims whose time does not grow with the messages that wait.

insert into contact.settings (name, value, meaning) values
  ('network_limit', 90, 'Messages taken from one IPv6 /48 within sender_window_seconds; a /48 has 65,536 of the addresses that sender_limit counts.');
update contact.settings set meaning = 'Messages taken from one network address (for IPv6, one /64) within sender_window_seconds. A whole office, campus or mobile network may share one address.'
where name = 'sender_limit';
update contact.settings set meaning = 'Mails to the team within mail_window_seconds for the messages of one IPv4 address or IPv6 /48; the rest wait.'
where name = 'sender_mail_limit';

alter table public.contact_submissions add column address_hash text;
comment on column public.contact_submissions.sender_hash is 'A salted hash of the sender''s IPv4 address or IPv6 /48, for the limits and turns; deleted after a day.';
comment on column public.contact_submissions.address_hash is 'The same of the IPv4 address or IPv6 /64, for sender_limit.';

drop function contact.sender_hash();
drop function contact.sender_address();

-- Returns the address of the sender, or null; of an IPv6 address, its network of this prefix. Cloudflare,
-- in front of hosted Supabase, overwrites cf-connecting-ip, so a sender cannot forge it; other set-ups use
-- the first entry of x-forwarded-for. A forged address evades the sender's limit, but not the overall one.
create function contact.sender_address(prefix integer) returns inet
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
  )::inet;
  -- An IPv4 address in IPv6's notation.
  if address <<= '::ffff:0:0/96' then
    address := substring(host(address) from '[^:]+$')::inet;
  end if;
  if family(address) = 6 then
    return network(set_masklen(address, prefix));
  end if;
  return address;
exception when invalid_text_representation then
  return null;
end $$;

create function contact.sender_hash(prefix integer) returns text
language sql stable security definer set search_path = ''
return (
  select encode(sha256(convert_to(salt || text(contact.sender_address(prefix)), 'UTF8')), 'hex')
  from contact.sender_salt
);

create or replace function contact.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  everyones integer;
  senders_own integer;
  addresses_own integer;
begin
  -- Overwrites what the sender must not set, also where column grants are not enforced.
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.next_attempt_at := now();
  new.lease := null;
  new.lease_until := null;
  new.last_error := null;
  new.sender_hash := contact.sender_hash(48);
  new.address_hash := contact.sender_hash(64);

  -- Serializes inserts, so that the counts below are exact; one takes about a millisecond.
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));

  -- A retry of a stored message must fail on the primary key, never on a limit.
  if exists (select from public.contact_submissions where id = new.id) then
    return new;
  end if;

  -- PostgREST turns the code PT429 into the HTTP status 429; the form shows the message. Without an
  -- address, there is no sender to limit.
  select count(*), count(*) filter (where address_hash = new.address_hash)
  into senders_own, addresses_own
  from public.contact_submissions
  where sender_hash = new.sender_hash
    and created_at > now() - make_interval(secs => contact.setting('sender_window_seconds'));
  if addresses_own >= contact.setting('sender_limit')
    or senders_own >= greatest(contact.setting('network_limit'), contact.setting('sender_limit'))
  then
    raise sqlstate 'PT429' using
      message = 'Too many messages have come from your network in a short time. Please try again in a few minutes or write to us by email.';
  end if;

  -- Messages without an address count as one sender's.
  select count(*), count(*) filter (where sender_hash is not distinct from new.sender_hash)
  into everyones, senders_own
  from public.contact_submissions
  where created_at > now() - make_interval(secs => contact.setting('overall_window_seconds'));
  if everyones >= contact.setting('overall_limit')
    - (case when senders_own > 0 then contact.setting('overall_reserve') else 0 end)
  then
    raise sqlstate 'PT429' using
      message = 'We are receiving more messages than usual. Please try again in a few minutes or write to us by email.';
  end if;

  return new;
end $$;

create index contact_submissions_queue on public.contact_submissions
  (coalesce(sender_hash, ''), next_attempt_at, created_at, id) where notified_at is null;
create index contact_submissions_tried on public.contact_submissions (coalesce(sender_hash, ''))
  where notified_at is null and attempts > 0;
create index contact_submissions_leased on public.contact_submissions (lease_until)
  where notified_at is null and lease_until is not null;

-- As before, but reads of each sender only as many messages as may be mailed, not all that wait. Of those
-- that were tried in vain, as many count for its turn.
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
  -- The senders with a waiting message, one after the other in the index; '' is the one without an address.
  with recursive senders as (
    select min(coalesce(sender_hash, '')) as sender from public.contact_submissions where notified_at is null
    union all
    select (
      select min(coalesce(sender_hash, '')) from public.contact_submissions
      where notified_at is null and coalesce(sender_hash, '') > senders.sender
    ) from senders where sender is not null
  ), mails as (
    select coalesce(sender_hash, '') as sender, notified_at > window_start as is_recent, attempts
    from public.contact_submissions
    where notified_at > least(window_start, day_start)
    union all
    select coalesce(sender_hash, ''), true, attempts
    from public.contact_submissions
    where notified_at is null and lease_until > now()
  ), senders_mails as (
    select sender, count(*) filter (where is_recent) as mails, count(*) as days_mails, sum(attempts) as attempts
    from mails
    group by sender
  ), queue as (
    select waiting.id, coalesce(mails, 0) + number > first_mails as is_regular,
      coalesce(days_mails, 0) + number > first_mails as is_regular_today,
      -- Attempts count, not mails, so that mails which the mail server refuses do not hold up the others.
      row_number() over (
        order by coalesce(senders_mails.attempts, 0) + coalesce(tried.attempts, 0) + number,
          next_attempt_at, created_at, waiting.id
      ) as place
    from senders
    left join senders_mails using (sender)
    cross join lateral (
      select sum(latest.attempts) as attempts from (
        select attempts from public.contact_submissions
        where notified_at is null and attempts > 0 and coalesce(sender_hash, '') = sender
          and coalesce(lease_until <= now(), true)
        limit sender_mail_limit
      ) as latest
    ) as tried
    cross join lateral (
      select due.id, due.next_attempt_at, due.created_at,
        row_number() over (order by due.next_attempt_at, due.created_at, due.id) as number
      from public.contact_submissions as due
      where due.notified_at is null and coalesce(due.sender_hash, '') = sender
        and due.next_attempt_at <= now() and coalesce(due.lease_until <= now(), true)
      order by due.next_attempt_at, due.created_at, due.id
      -- Without an address, there is no sender to limit.
      limit case when sender = '' then mail_limit else greatest(sender_mail_limit - coalesce(mails, 0), 0) end
    ) as waiting
  )
  update public.contact_submissions as taken
  set lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => contact.setting('lease_seconds')),
    attempts = taken.attempts + 1
  where taken.id = (
    select queue.id
    from queue, (select count(*) filter (where is_recent) as mails, count(*) as days_mails from mails) as total
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

-- As before, with a WHERE: hosted Supabase loads safeupdate for every call through the data API, which
-- refuses an UPDATE or DELETE without one.
create or replace function public.claim_contact_notice() returns jsonb
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

create or replace function public.record_contact_notice() returns void
language sql security definer set search_path = '' as $$
  update contact.state set next_notice_at = now() + interval '1 day' where only_row;
$$;

create or replace function contact.purge() returns void
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

-- As before, with its two moments computed once instead of for each message that waits.
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
  ending integer;
  mails integer := (
    select count(*) from public.contact_submissions where notified_at > now() - interval '1 day'
  );
  kept integer := contact.setting('daily_mail_limit') - contact.setting('daily_mail_reserve');
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

alter function contact.trimmed_length(text) set search_path = '';
