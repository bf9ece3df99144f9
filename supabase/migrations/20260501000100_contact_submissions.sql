-- Messages from the website's contact form, one row each.

-- The data API does not expose this schema, so everything that it must not show is in it.
create schema if not exists contact;
comment on schema contact is 'Settings, limits, views and jobs around public.contact_submissions; not exposed by the data API.';

-- Returns the length of the trimmed text in code points. The list has the characters that JavaScript's
-- trim() removes, so that the form and the table count the same.
create function contact.trimmed_length(value text) returns integer
language sql immutable parallel safe
return char_length(btrim(value,
  E' \t\n\u000b\u000c\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'));

-- The limits are those of functions/_shared/contactFields.ts; a test compares the two.
create table public.contact_submissions (
  -- The idempotency key. It has no default: the sender's key distinguishes a retry from a new message.
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

  -- The outbox of the mail to the team.
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  lease_until timestamptz,
  last_error text,

  -- A salted hash of the sender's network address, for the limits; deleted after a day.
  sender_hash text
);

comment on table public.contact_submissions is 'Messages from the contact form. The anonymous role may add one, and nothing else.';
comment on column public.contact_submissions.id is 'Made in the browser for one exact text: a retry carries the same key and meets 23505, which means "already stored".';
comment on column public.contact_submissions.notified_at is 'When the mail to the team was handed to the mail server; null until then.';
comment on column public.contact_submissions.attempts is 'How often a mail was begun.';
comment on column public.contact_submissions.next_attempt_at is 'Not before this time is another mail tried.';
comment on column public.contact_submissions.lease is 'The worker that is sending now; void after lease_until.';
comment on column public.contact_submissions.last_error is 'Why the last try failed; null when it did not.';

create index contact_submissions_newest on public.contact_submissions (created_at desc);
create index contact_submissions_by_sender on public.contact_submissions (sender_hash, created_at desc)
  where sender_hash is not null;
create index contact_submissions_waiting on public.contact_submissions (next_attempt_at)
  where notified_at is null;
create index contact_submissions_notified on public.contact_submissions (notified_at)
  where notified_at is not null;

-- Without a policy, only the owner and the service role have access until the next migration.
alter table public.contact_submissions enable row level security;
