-- Who may do what with the messages. May run again at any time: the local backend runs it after every
-- start, because the embedded server grants everything to everyone on its first request.

revoke all on table public.contact_submissions from public, anon, authenticated, service_role;

-- The sender gives the six fields and the key; every other column is set by the database.
grant insert (id, first_name, last_name, email, phone, subject, message)
  on table public.contact_submissions to anon;

-- The notification function, through the functions of a later migration.
grant select, update, delete on table public.contact_submissions to service_role;

alter table public.contact_submissions enable row level security;

-- The checks are constraints and a trigger, so that they bind every role; the policy only opens the door.
drop policy if exists "Anyone may leave a message" on public.contact_submissions;
create policy "Anyone may leave a message" on public.contact_submissions
  for insert to anon with check (true);
