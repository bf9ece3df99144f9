-- The mail to the team for each message: claims, retries and their record. Only the notification
-- function calls these two functions, with the service role.

insert into contact.settings (name, value, meaning) values
  ('mail_limit', 120, 'Mails to the team within mail_window_seconds; the rest wait for a later sweep.'),
  ('mail_window_seconds', 3600, 'The time over which mail_limit counts.'),
  ('lease_seconds', 120, 'How long one worker has for one mail; longer than the function''s own time limit.'),
  ('retry_first_seconds', 60, 'The wait after the first failed mail; it doubles with each further one.'),
  ('retry_longest_seconds', 21600, 'The longest wait between two tries.');

-- Claims one message that is due for one worker: the given one, or the one that has waited longest.
-- Returns no row for an unknown id, a message already mailed, being mailed or in backoff after an
-- error, and while the mail limit is reached.
create function public.claim_contact_notification(submission_id uuid default null)
returns table (
  id uuid, lease uuid, attempt integer, created_at timestamptz,
  first_name text, last_name text, email text, phone text, subject text, message text
)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- Without the lock, two concurrent claims could both pass the limit below.
  perform pg_advisory_xact_lock(hashtext('public.claim_contact_notification'));

  if (
    select count(*) >= contact.setting('mail_limit')
    from public.contact_submissions
    where notified_at > now() - make_interval(secs => contact.setting('mail_window_seconds'))
      or (notified_at is null and lease_until > now())
  ) then
    return;
  end if;

  return query
  update public.contact_submissions as taken
  set lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => contact.setting('lease_seconds')),
    attempts = taken.attempts + 1
  where taken.id = (
    select due.id
    from public.contact_submissions as due
    where (submission_id is null or due.id = submission_id)
      and due.notified_at is null
      and due.next_attempt_at <= now()
      and (due.lease_until is null or due.lease_until <= now())
    order by due.next_attempt_at, due.created_at
    limit 1
    for update skip locked
  )
  returning taken.id, taken.lease, taken.attempts, taken.created_at, taken.first_name,
    taken.last_name, taken.email, taken.phone, taken.subject, taken.message;
end $$;

-- Records the result of a claim. Without `failure` the mail was sent, which is recorded even if the
-- lease has expired. With `failure` the message is retried later, after a longer wait each time.
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

-- Hosted projects grant new functions to the public roles by name, so `from public` is not enough.
revoke all on function public.claim_contact_notification(uuid) from public, anon, authenticated;
revoke all on function public.record_contact_notification(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.claim_contact_notification(uuid) to service_role;
grant execute on function public.record_contact_notification(uuid, uuid, text) to service_role;
grant usage on schema contact to service_role;
