-- Messages from the website's contact form, one per row.

-- The data API does not expose this schema, so it holds everything except the table of messages.
create schema if not exists contact;
comment on schema contact is 'Settings, limits, views and jobs of public.contact_submissions; not exposed by the data API.';

-- Returns the length of the trimmed text in code points. The list contains the characters that
-- JavaScript's trim() removes, so that the form and the table agree on the length.
create function contact.trimmed_length(value text) returns integer
language sql immutable parallel safe set search_path = ''
return char_length(btrim(value,
  E' \t\n\u000b\u000c\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'));

-- The limits are the same as in functions/_shared/contactFields.ts. A test compares the two.
create table public.contact_submissions (
  -- There is no default, because the sender chooses the id, and uses the same one only for retries.
  id uuid primary key,
  first_name text not null
    constraint first_name_has_2_to_100_characters
    check (contact.trimmed_length(first_name) >= 2 and char_length(first_name) <= 100),
  last_name text not null
    constraint last_name_has_2_to_100_characters
    check (contact.trimmed_length(last_name) >= 2 and char_length(last_name) <= 100),
  email text not null
    constraint email_is_one_plain_address_of_at_most_254_characters
    check (char_length(email) between 6 and 254 and email ~
      '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'),
  phone text not null
    constraint phone_has_7_to_40_characters
    check (contact.trimmed_length(phone) >= 7 and char_length(phone) <= 40),
  subject text not null
    constraint subject_has_5_to_150_characters
    check (contact.trimmed_length(subject) >= 5 and char_length(subject) <= 150),
  message text not null
    constraint message_has_10_to_5000_characters
    check (contact.trimmed_length(message) >= 10 and char_length(message) <= 5000),

  -- The outbox of emails to the team.
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  lease_until timestamptz,
  last_error text,

  sender_hash text,
  address_hash text
);

comment on table public.contact_submissions is 'Messages from the contact form. The anonymous role may insert one, and nothing else.';
comment on column public.contact_submissions.id is 'The idempotency key, which the browser chooses once for each message. A retry has the same key and fails with 23505, which the form counts as stored.';
comment on column public.contact_submissions.notified_at is 'When the mail server accepted the email to the team; null until then.';
comment on column public.contact_submissions.attempts is 'The number of attempts to send the email.';
comment on column public.contact_submissions.next_attempt_at is 'The earliest time of the next attempt.';
comment on column public.contact_submissions.lease is 'The worker that is sending the email; expires at lease_until.';
comment on column public.contact_submissions.last_error is 'The error of the last attempt; null after a success.';
comment on column public.contact_submissions.sender_hash is 'A salted hash of the sender''s IPv4 address or IPv6 /48, for the limits and turns; deleted after a day.';
comment on column public.contact_submissions.address_hash is 'A salted hash of the sender''s IPv4 address or IPv6 /64, for sender_limit; deleted after a day.';

create index contact_submissions_newest on public.contact_submissions (created_at desc);
create index contact_submissions_by_sender on public.contact_submissions (sender_hash, created_at desc)
  where sender_hash is not null;
-- For finding and erasing a person's messages.
create index contact_submissions_by_email on public.contact_submissions (lower(email));
create index contact_submissions_waiting on public.contact_submissions (next_attempt_at)
  where notified_at is null;
create index contact_submissions_notified on public.contact_submissions (notified_at)
  where notified_at is not null;
-- For taking messages from the queue sender by sender.
create index contact_submissions_queue on public.contact_submissions
  (coalesce(sender_hash, ''), next_attempt_at, created_at, id) where notified_at is null;
create index contact_submissions_tried on public.contact_submissions (coalesce(sender_hash, ''))
  where notified_at is null and attempts > 0;
create index contact_submissions_leased on public.contact_submissions (lease_until)
  where notified_at is null and lease_until is not null;

-- Until the last migration adds a policy, only the owner and the service role have access.
alter table public.contact_submissions enable row level security;

-- The limits and time periods, which the next migrations insert.
create table contact.settings (
  name text primary key,
  value integer not null check (value >= 0),
  meaning text not null
);
comment on table contact.settings is 'Change a value with: update contact.settings set value = 60 where name = ''sender_limit'';';

create function contact.setting(setting_name text) returns integer
language sql stable security definer set search_path = ''
return (select value from contact.settings where name = setting_name);
