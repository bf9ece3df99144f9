-- Describes the table in the terms that the code uses.

comment on schema contact is 'Settings, limits, views and jobs of public.contact_submissions; not exposed by the data API.';
comment on table public.contact_submissions is 'Messages from the contact form. The anonymous role may insert one, and nothing else.';
comment on column public.contact_submissions.id is 'The idempotency key, derived in the browser from the exact text: a retry has the same key and fails with 23505, which the form counts as stored.';
comment on column public.contact_submissions.notified_at is 'When the mail server accepted the mail to the team; null until then.';
comment on column public.contact_submissions.attempts is 'The number of attempts to send the mail.';
comment on column public.contact_submissions.next_attempt_at is 'The earliest time of the next attempt.';
comment on column public.contact_submissions.lease is 'The worker that is sending the mail; expires at lease_until.';
comment on column public.contact_submissions.last_error is 'The error of the last attempt; null after a success.';
