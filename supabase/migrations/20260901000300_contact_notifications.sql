-- The queue of emails to the team, one for each message. Only the notification function calls the two
-- functions below, with the service role. For every call through the data API, hosted Supabase loads
-- safeupdate, which rejects an UPDATE or DELETE without WHERE, so every one here has a WHERE.

insert into contact.settings (name, value, meaning) values
  ('mail_limit', 120, 'Emails to the team within mail_window_seconds; the rest wait for a later sweep.'),
  ('mail_window_seconds', 3600, 'The time over which mail_limit counts.'),
  ('mail_reserve', 40, 'How much of mail_limit is kept for the first emails of each sender within mail_window_seconds.'),
  ('sender_mail_limit', 20, 'Emails to the team within mail_window_seconds for the messages of one IPv4 address or IPv6 /48; the rest wait.'),
  ('daily_mail_limit', 300, 'Emails to the team within 24 hours; the rest wait in the table, and one email says how many.'),
  ('daily_mail_reserve', 100, 'How much of daily_mail_limit is kept for the first emails of each sender within 24 hours.'),
  ('sender_first_mails', 3, 'How many emails of one sender are the first ones, for mail_reserve and daily_mail_reserve.'),
  ('lease_seconds', 120, 'How long one worker has for one email; longer than the function''s own time limit.'),
  ('retry_first_seconds', 60, 'The wait after the first failed email; it doubles with each further one.'),
  ('retry_longest_seconds', 21600, 'The longest wait between two tries.');

-- Claims one due message for one worker: the one with the given id or, without an id, the next one in the
-- queue. The queue alternates between senders: the first message of each sender comes first, then the second
-- of each. Emails sent in the last day and failed attempts count as earlier messages of a sender, so a sender
-- with many of them comes after new senders. Returns no row if the id is unknown, if the message has been or
-- is being emailed or waits for a retry, or if a limit forbids its email for now, for example because the
-- messages ahead of it would use up the limit. For each sender, reads only as many messages as may be emailed
-- rather than all that are pending, so that a flood does not slow it down.
create function public.claim_contact_notification(submission_id uuid default null)
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
  -- How many emails of one sender may use the reserves. The default is above 1, because a sender is a
  -- network, and several of its visitors may write within the same hour or day.
  first_mails integer := contact.setting('sender_first_mails');
begin
  -- Anyone can call the notification function with any id, so a call that has nothing to claim must not wait
  -- for the lock.
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
  -- Finds the senders of waiting messages one by one in the index. The sender '' represents all messages
  -- without an address.
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
      -- Counts attempts rather than emails, so that emails refused by the mail server do not hold up the
      -- rest.
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
      -- The limit per sender does not apply to messages without an address.
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
    -- PostgreSQL checks these conditions again if it had to wait for another transaction that changed the
    -- row, for example to record its email.
    and taken.notified_at is null and coalesce(taken.lease_until <= now(), true)
  returning taken.id, taken.lease, taken.attempts, taken.created_at, taken.first_name,
    taken.last_name, taken.email, taken.phone, taken.subject, taken.message;
end $$;

-- Records the result of a claim. Without `failure`, records that the email was sent, even if the lease has
-- expired. With `failure`, schedules a retry after a wait that doubles each time, unless another worker has
-- claimed or emailed the message in the meantime.
create function public.record_contact_notification(
  submission_id uuid, claimed_lease uuid, failure text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  if failure is null then
    update public.contact_submissions
    set notified_at = coalesce(notified_at, now()), lease = null, lease_until = null, last_error = null
    where id = submission_id;
  else
    update public.contact_submissions
    set lease = null,
      lease_until = null,
      last_error = left(failure, 500),
      next_attempt_at = now() + make_interval(secs => least(
        contact.setting('retry_longest_seconds'),
        contact.setting('retry_first_seconds') * power(2, least(attempts, 30) - 1)
      ))
    where id = submission_id and lease = claimed_lease and notified_at is null;
  end if;
end $$;
