-- Fairness between senders: a flood from a few addresses neither delays nor locks out the others.

insert into contact.settings (name, value, meaning) values
  ('overall_reserve', 100, 'How much of overall_limit is kept for senders without a message within overall_window_seconds.'),
  ('sender_mail_limit', 20, 'Mails to the team within mail_window_seconds for the messages of one network address; the rest wait.'),
  ('mail_reserve', 40, 'How much of mail_limit is kept for senders without a mail within mail_window_seconds.');

create or replace function contact.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  everyones integer;
  senders_own integer;
begin
  -- Overwrites what the sender must not set, also where column grants are not enforced.
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.next_attempt_at := now();
  new.lease := null;
  new.lease_until := null;
  new.last_error := null;
  new.sender_hash := contact.sender_hash();

  -- Serializes inserts, so that the counts below are exact; one takes about a millisecond.
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));

  -- A retry of a stored message must fail on the primary key, never on a limit.
  if exists (select from public.contact_submissions where id = new.id) then
    return new;
  end if;

  -- PostgREST turns the code PT429 into the HTTP status 429; the form shows the message.
  if new.sender_hash is not null and (
    select count(*) >= contact.setting('sender_limit')
    from public.contact_submissions
    where sender_hash = new.sender_hash
      and created_at > now() - make_interval(secs => contact.setting('sender_window_seconds'))
  ) then
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

-- Claims one message that is due for one worker: the given one, or the next one in the queue. Senders
-- take turns in the queue: the first message of each, then the second of each. Returns no row for an
-- unknown id, a message already mailed, being mailed or in backoff after an error, and for one that a
-- limit stops, which includes that the mails left are as many as the messages before it in the queue.
create or replace function public.claim_contact_notification(submission_id uuid default null)
returns table (
  id uuid, lease uuid, attempt integer, created_at timestamptz,
  first_name text, last_name text, email text, phone text, subject text, message text
)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  window_start timestamptz := now() - make_interval(secs => contact.setting('mail_window_seconds'));
  mail_limit integer := contact.setting('mail_limit');
  mail_reserve integer := contact.setting('mail_reserve');
  sender_mail_limit integer := contact.setting('sender_mail_limit');
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
      count(*) filter (where notified_at is not null or lease_until > now()) as mails,
      sum(attempts) as attempts
    from public.contact_submissions
    where notified_at is null or notified_at > window_start
    group by sender_hash
  ), waiting as (
    select due.id, due.sender_hash, due.next_attempt_at, due.created_at, senders.mails, senders.attempts,
      row_number() over (
        partition by due.sender_hash order by due.next_attempt_at, due.created_at, due.id
      ) as number
    from public.contact_submissions as due
    join senders on senders.sender_hash is not distinct from due.sender_hash
    where due.notified_at is null and due.next_attempt_at <= now()
      and coalesce(due.lease_until <= now(), true)
  ), queue as (
    select id, mails + number > 1 as is_regular,
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
    select queue.id from queue
    where (submission_id is null or queue.id = submission_id)
      and place <= mail_limit - (select coalesce(sum(mails), 0) from senders)
        - case when is_regular then mail_reserve else 0 end
    order by place
    limit 1
  )
  returning taken.id, taken.lease, taken.attempts, taken.created_at, taken.first_name,
    taken.last_name, taken.email, taken.phone, taken.subject, taken.message;
end $$;
