-- Who may do what with the messages. Safe to run again: the local backend runs it after every start,
-- because the embedded server grants everything to every role on its first request.

revoke all on table public.contact_submissions from public, anon, authenticated, service_role;

-- The sender provides the six fields and the id; the database sets every other column.
grant insert (id, first_name, last_name, email, phone, subject, message)
  on table public.contact_submissions to anon;

-- For the notification function, through the database functions of a later migration.
grant select, update, delete on table public.contact_submissions to service_role;

alter table public.contact_submissions enable row level security;

-- Constraints and a trigger validate the rows of every role, so the policy has no conditions.
drop policy if exists "Anyone may leave a message" on public.contact_submissions;
create policy "Anyone may leave a message" on public.contact_submissions
  for insert to anon with check (true);
