
revoke all on table public.contact_submissions from public, anon, authenticated, service_role;

-- The sender provides the six fields and the id. The database sets every other column.
grant insert (id, first_name, last_name, email, phone, subject, message)
  on table public.contact_submissions to anon;

-- The functions below run with these privileges when the notification function calls them.
grant select, update, delete on table public.contact_submissions to service_role;

-- Constraints validate every row, and a trigger enforces the limits, so the policy needs no conditions.
create policy "Anyone may leave a message" on public.contact_submissions
  for insert to anon with check (true);

-- The functions that the notification function calls. Hosted projects grant EXECUTE on new functions to anon
-- and authenticated by name, so revoking it from public alone is not enough.
do $$
declare
  callable regprocedure;
begin
  foreach callable in array array[
    'public.claim_contact_notification(uuid)', 'public.record_contact_notification(uuid, uuid, text)',
    'public.contact_state()', 'public.claim_contact_notice()', 'public.record_contact_notice()'
  ] loop
    execute format('revoke all on function %s from public, anon, authenticated', callable);
    execute format('grant execute on function %s to service_role', callable);
  end loop;
end $$;

-- Beyond these grants, only the owner may use the schema contact.
revoke all on all functions in schema contact from public;
grant usage on schema contact to service_role, contact_team;
grant execute on function contact.setting(text) to service_role;
grant select on contact.inbox to contact_team;
grant execute on function contact.erase_person(text) to contact_team;
-- The table's constraints call this function as the role that inserts.
grant execute on function contact.trimmed_length(text) to anon, service_role;
