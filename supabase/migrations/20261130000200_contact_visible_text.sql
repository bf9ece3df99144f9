-- Refuses messages without visible text, refuses messages beyond the limits without holding up others, and keeps
-- messages out of PostgreSQL's log.

-- Returns the length of the trimmed text in code points, without characters that nobody sees: control
-- characters, default ignorable code points such as zero-width spaces, and blank symbols. A test compares it with
-- functions/_shared/contactFields.ts.
create function contact.visible_length(value text) returns integer
language sql immutable parallel safe set search_path = ''
return contact.trimmed_length(regexp_replace(value,
  '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g'));
-- Only the trigger below calls it, as the owner.
revoke all on function contact.visible_length(text) from public;

create or replace function contact.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  everyones integer;
  senders_own integer;
  addresses_own integer;
  invisible text;
  is_locked boolean := false;
begin
  -- Overwrites the columns that a sender must not set, in case column grants are not enforced.
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.unconfirmed := 0;
  new.attempted_at := null;
  new.next_attempt_at := now();
  new.lease := null;
  new.lease_until := null;
  new.last_error := null;
  new.sender_hash := contact.sender_hash(48);
  new.address_hash := contact.sender_hash(64);

  -- Counts first without the lock, so that refused messages do not hold up the others, and then again with it,
  -- because the lock serializes inserts, so that the counts are exact. An insert takes only about a millisecond,
  -- so others hardly wait.
  loop
    -- A retry of a stored message must fail on the primary key, never on a limit.
    if exists (select from public.contact_submissions where id = new.id) then
      return new;
    end if;

    -- PostgREST converts the code PT429 to the HTTP status 429, and the form shows the message. The limit per
    -- sender does not apply to messages without an address, because null does not equal any hash.
    select count(*), count(*) filter (where address_hash = new.address_hash)
    into senders_own, addresses_own
    from public.contact_submissions
    where sender_hash = new.sender_hash
      and created_at > now() - make_interval(secs => contact.setting('sender_window_seconds'));
    if addresses_own >= contact.setting('sender_limit')
      or senders_own >= greatest(contact.setting('network_limit'), contact.setting('sender_limit'))
    then
      raise sqlstate 'PT429' using
        message = 'We have had too many messages from your network. Please try again in a few minutes, or email us.';
    end if;

    -- All messages without an address count as coming from one sender.
    select count(*), count(*) filter (where sender_hash is not distinct from new.sender_hash)
    into everyones, senders_own
    from public.contact_submissions
    where created_at > now() - make_interval(secs => contact.setting('overall_window_seconds'));
    if everyones >= contact.setting('overall_limit')
      - (case when senders_own > 0 then contact.setting('overall_reserve') else 0 end)
    then
      raise sqlstate 'PT429' using
        message = 'We are receiving more messages than usual. Please try again in a few minutes, or email us.';
    end if;

    exit when is_locked;

    -- Messages that were stored before this check was added, and restored backups, are not checked, so it is no
    -- constraint. The constraints check everything else.
    select name into invisible
    from (values
      ('first name', new.first_name, 2), ('last name', new.last_name, 2), ('phone number', new.phone, 7),
      ('subject', new.subject, 5), ('message', new.message, 10)
    ) as field (name, value, fewest)
    where contact.visible_length(value) < fewest
    limit 1;
    if invisible is not null then
      raise check_violation using message = format('The %s is too short.', invisible);
    end if;

    perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));
    is_locked := true;
  end loop;

  return new;
end $$;

-- JSON with \u0000 or half a surrogate pair fails while it is parsed, before the table's own checks, and the error
-- quotes the text around it. The data API's responses report its errors, so PostgreSQL need not log them.
do $$ begin
  alter role authenticator set log_min_messages = 'fatal';
exception when insufficient_privilege or undefined_object then
  raise notice 'PostgreSQL logs the data API''s errors here, which may quote messages.';
end $$;
