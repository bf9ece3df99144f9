-- Emails that the mail server did not confirm. Such an email may have arrived, so it is sent again only twice,
-- and the limits count it. Also limits how much of the queue one claim reads, and keeps a part of the day's
-- emails for senders who come after a flood.

alter table public.contact_submissions
  add column unconfirmed integer not null default 0,
  add column attempted_at timestamptz;
comment on column public.contact_submissions.unconfirmed is 'The number of attempts that the mail server has neither confirmed nor refused, including one in progress. Each may have sent the email.';
comment on column public.contact_submissions.attempted_at is 'The time of the last attempt.';
comment on column public.contact_submissions.next_attempt_at is 'The earliest time of the next attempt; infinity if the email was perhaps sent three times.';

-- The attempts in progress during this migration.
update public.contact_submissions
set unconfirmed = 1, attempted_at = now()
where notified_at is null and lease_until > now();

create index contact_submissions_unconfirmed on public.contact_submissions (attempted_at)
  where unconfirmed > 0;
-- For finding the messages of late senders.
create index contact_submissions_latest on public.contact_submissions (created_at) where notified_at is null;
-- The attempts are in the index, so that a sender with many messages is not slower.
drop index public.contact_submissions_tried;
create index contact_submissions_tried on public.contact_submissions (coalesce(sender_hash, ''), attempts)
  where notified_at is null and attempts > 0;
-- Attempts in progress are unconfirmed.
drop index public.contact_submissions_leased;

insert into contact.settings (name, value, meaning) values
  ('unconfirmed_retries', 2, 'How often an email that was perhaps sent is sent again.'),
  ('unconfirmed_retry_seconds', 10800, 'The wait before an email that was perhaps sent is sent again.'),
  ('unreached_retry_seconds', 120, 'The wait after the mail server could not be reached.'),
  ('considered_senders', 1000, 'How many senders'' waiting messages are compared to find the next one to email. If there are more, these are half a random sample, and half those that are due the longest.'),
  ('late_mail_percent', 20, 'How much of daily_mail_limit, in percent, is kept for late senders: those who first write after the rest has been used. A quarter of it is for each quarter of a day. At most 50.');

-- Claims one due message for one worker: the one with the given id or, without an id, the next one in the
-- queue. The queue alternates between senders: the first message of each sender comes first, then the second
-- of each. Emails of the last day and failed attempts count as earlier messages of a sender, so a sender with
-- many of them comes after new senders. Returns no row if the id is unknown, if the message has been or is
-- being emailed or waits for a retry, or if a limit forbids its email for now, for example because the messages
-- ahead of it would use up the limit.
--
-- An attempt counts as an unconfirmed email from the start, so that it does even if the worker is interrupted.
--
-- A flood does not slow it down: it reads only as many messages of each sender as may be emailed, and if there
-- are many senders, compares only those whose messages are due the longest and a random sample: neighbours in the
-- order of the hashes.
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
  -- At most half, because nobody is late until the rest has been used.
  late_mails integer := daily_mail_limit * least(contact.setting('late_mail_percent'), 50) / 100;
  -- Late senders have a share of their own.
  daily_mail_reserve integer := greatest(contact.setting('daily_mail_reserve') - late_mails, 0);
  sender_mail_limit integer := contact.setting('sender_mail_limit');
  sample_size integer := (contact.setting('considered_senders') + 1) / 2;
  -- How many emails of one sender may use the reserves. The default is above 1, because a sender is a
  -- network, and several of its visitors may write within the same hour or day.
  first_mails integer := contact.setting('sender_first_mails');
  -- Where the sample of senders begins. A hash is as long, and made of the same digits.
  sample_start text := md5(random()::text);
  first_attempt timestamptz;
  next_id uuid;
  is_locked boolean := false;
begin
  -- Anyone can call the notification function with any id, so a call that has nothing to claim must be cheap,
  -- and must not wait for the lock. A sweep does so every minute. One statement for both would not use an index.
  if submission_id is null then
    first_attempt := (
      select min(next_attempt_at) from public.contact_submissions
      where notified_at is null and coalesce(lease_until <= now(), true)
    );
  else
    first_attempt := (
      select next_attempt_at from public.contact_submissions
      where id = submission_id and notified_at is null and coalesce(lease_until <= now(), true)
    );
  end if;
  if first_attempt is null or first_attempt > now() then
    return;
  end if;

  -- Finds the message first without the lock, so that refused calls do not hold up the others, and then again
  -- with it, because two concurrent claims could otherwise both pass the limits.
  loop
    with recursive mails as (
      select coalesce(sender_hash, '') as sender, notified_at as sent_at, 1 as number, attempts
      from public.contact_submissions
      where notified_at > least(window_start, day_start)
      union all
      select coalesce(sender_hash, ''), attempted_at, unconfirmed,
        case when notified_at is null then attempts else 0 end
      from public.contact_submissions
      where unconfirmed > 0 and attempted_at > least(window_start, day_start)
    ), senders_mails as (
      select sender, sum(number) filter (where sent_at > window_start) as mails, sum(number) as days_mails,
        sum(attempts) as attempts
      from mails
      group by sender
    ), used_up as (
      -- The time from which a sender is late; null as long as the part of the day's emails that is for everyone
      -- is not used up.
      select case when count(*) > 0 then greatest(min(sent_at), now() - interval '6 hours') end as late_from
      from (
        select sent_at, sum(number) over (order by sent_at) as days_mails
        from mails
        where sent_at > day_start
      ) as counted
      where days_mails >= daily_mail_limit - late_mails
    ), room as (
      -- How many emails the limits allow.
      select late_from,
        mail_limit - coalesce(sum(number) filter (where sent_at > window_start), 0) as windows,
        least(
          daily_mail_limit - coalesce(sum(number) filter (where sent_at > day_start), 0)
            - case when late_from is null then late_mails else 0 end,
          case when late_from is not null
            then ceil(late_mails / 4.0) - coalesce(sum(number) filter (where sent_at > late_from), 0)
          end
        ) as days
      from used_up left join mails on true
      group by late_from
    ), above as (
      -- Finds senders of waiting messages one by one in the index. The sender '' represents all messages without
      -- an address.
      select (
        select min(coalesce(sender_hash, '')) from public.contact_submissions
        where notified_at is null and coalesce(sender_hash, '') >= sample_start
      ) as sender, 1 as number
      from room
      where windows > 0 and days > 0 and late_from is null
      union all
      select (
        select min(coalesce(sender_hash, '')) from public.contact_submissions
        where notified_at is null and coalesce(sender_hash, '') > above.sender
      ), number + 1
      from above
      where sender is not null and number < sample_size
    ), below as (
      -- If there are too few, continues at the beginning.
      select (
        select min(coalesce(sender_hash, '')) from public.contact_submissions
        where notified_at is null and coalesce(sender_hash, '') < sample_start
      ) as sender, count(sender) + 1 as number
      from above
      having count(*) > 0
      union all
      select (
        select min(coalesce(sender_hash, '')) from public.contact_submissions
        where notified_at is null and coalesce(sender_hash, '') > below.sender
          and coalesce(sender_hash, '') < sample_start
      ), number + 1
      from below
      where sender is not null and number < sample_size
    ), senders as (
      select sender from above where sender is not null
      union
      select sender from below where sender is not null
      union
      -- The messages that are due the longest.
      select oldest.sender
      from room, lateral (
        select coalesce(sender_hash, '') as sender
        from public.contact_submissions
        where notified_at is null and next_attempt_at <= now() and coalesce(lease_until <= now(), true)
        order by next_attempt_at
        limit sample_size
      ) as oldest
      where windows > 0 and days > 0 and late_from is null
      union
      -- The latest messages of late senders.
      select latest.sender_hash
      from room, lateral (
        select sender_hash
        from public.contact_submissions
        where created_at > late_from and notified_at is null and sender_hash is not null
        order by created_at desc
        limit 2 * sample_size
      ) as latest
      where windows > 0 and days > 0 and late_from is not null
      union
      select coalesce(sender_hash, '')
      from room, public.contact_submissions
      where id = submission_id and windows > 0 and days > 0
    ), queue as (
      select waiting.id, coalesce(mails, 0) + number > first_mails as is_regular,
        coalesce(days_mails, 0) + number > first_mails as is_regular_today,
        -- Counts attempts rather than emails, so that emails refused by the mail server do not hold up the
        -- rest.
        row_number() over (
          order by coalesce(senders_mails.attempts, 0) + coalesce(tried.attempts, 0) + number,
            next_attempt_at, created_at, waiting.id
        ) as place
      from room
      cross join senders
      left join senders_mails using (sender)
      cross join lateral (
        select sum(latest.attempts) as attempts from (
          select attempts from public.contact_submissions
          where notified_at is null and attempts > 0 and coalesce(sender_hash, '') = sender
            and unconfirmed = 0
          order by attempts desc
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
      where late_from is null or (
        sender <> ''
        and not exists (
          select from public.contact_submissions as earlier
          where earlier.sender_hash = sender and earlier.created_at <= late_from
        )
      )
    )
    select queue.id into next_id
    from queue, room
    where (submission_id is null or queue.id = submission_id)
      and place <= least(
        windows - case when is_regular then mail_reserve else 0 end,
        days - case when is_regular_today then daily_mail_reserve else 0 end
      )
      and not (is_regular_today and late_from is not null)
    order by place
    limit 1;

    if next_id is null then
      return;
    end if;
    exit when is_locked;
    perform pg_advisory_xact_lock(hashtext('public.claim_contact_notification'));
    is_locked := true;
  end loop;

  return query
  update public.contact_submissions as taken
  set lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => contact.setting('lease_seconds')),
    attempts = taken.attempts + 1,
    attempted_at = now(),
    unconfirmed = taken.unconfirmed + 1,
    -- The last attempt, unless it turns out to be refused.
    next_attempt_at = case
      when taken.unconfirmed < contact.setting('unconfirmed_retries') then taken.next_attempt_at
      else 'infinity'
    end
  where taken.id = next_id
    -- PostgreSQL checks these conditions again if it had to wait for another transaction that changed the
    -- row, for example to record its email.
    and taken.notified_at is null and taken.next_attempt_at <= now()
    and coalesce(taken.lease_until <= now(), true)
  returning taken.id, taken.lease, taken.attempts, taken.created_at, taken.first_name,
    taken.last_name, taken.email, taken.phone, taken.subject, taken.message;
end $$;

-- Records the result of a claim. Without `failure`, records that the email was sent, even if the lease has
-- expired. With `failure`, schedules a retry, unless another worker has claimed or emailed the message in the
-- meantime. The wait doubles each time. A failure that begins with "not reached" is no attempt, and its wait is
-- short. One that begins with "perhaps sent" leaves the attempt unconfirmed, and its wait is long.
create or replace function public.record_contact_notification(
  submission_id uuid, claimed_lease uuid, failure text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  is_reached boolean := not starts_with(failure, 'not reached: ');
  is_perhaps_sent boolean := starts_with(failure, 'perhaps sent: ');
  was_up boolean;
begin
  if failure is null then
    was_up := exists (
      select from public.contact_submissions where notified_at > now() - interval '10 minutes'
    );
    update public.contact_submissions
    set notified_at = coalesce(notified_at, now()),
      unconfirmed = case when notified_at is null then greatest(unconfirmed - 1, 0) else unconfirmed end,
      lease = null, lease_until = null, last_error = null
    where id = submission_id;
    -- The first email after an outage makes the waiting messages due. Those that were perhaps sent keep waiting.
    -- While other emails are sent, a refused message keeps waiting too, because it is the message that is refused.
    if not was_up then
      update public.contact_submissions
      set next_attempt_at = now()
      where id in (
        select id from public.contact_submissions
        where notified_at is null and next_attempt_at > now() and unconfirmed = 0
        -- Two such updates could otherwise wait for each other.
        for update skip locked
      );
    end if;
  else
    update public.contact_submissions
    set lease = null,
      lease_until = null,
      last_error = left(failure, 500),
      attempts = case when is_reached then attempts else greatest(attempts - 1, 0) end,
      unconfirmed = case when is_perhaps_sent then unconfirmed else greatest(unconfirmed - 1, 0) end,
      next_attempt_at = case
        when is_perhaps_sent and unconfirmed > contact.setting('unconfirmed_retries') then 'infinity'
        else now() + make_interval(secs => case
          when not is_reached then contact.setting('unreached_retry_seconds')
          when is_perhaps_sent then contact.setting('unconfirmed_retry_seconds')
          else least(
            contact.setting('retry_longest_seconds'),
            contact.setting('retry_first_seconds') * power(2, least(attempts, 30) - 1)
          )
        end)
      end
    where id = submission_id and lease = claimed_lease and notified_at is null;
  end if;
end $$;
