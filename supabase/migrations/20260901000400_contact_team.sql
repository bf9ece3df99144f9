-- The inbox for the people who answer the messages, and a function to delete a person's messages.

create view contact.inbox as
  select created_at, first_name, last_name, email, phone, subject, message,
    case
      when notified_at is not null then 'emailed'
      when lease_until > now() then 'being emailed'
      when attempts = 0 then 'waiting'
      else format('waiting, tries so far: %s, next at %s', attempts, to_char(next_attempt_at, 'YYYY-MM-DD HH24:MI TZ'))
    end as mail,
    notified_at, last_error, id
  from public.contact_submissions
  order by created_at desc;
comment on view contact.inbox is 'The messages, newest first, each with the state of its email.';

-- Deletes all messages from an email address, ignoring case. Returns how many were deleted.
create function contact.erase_person(address text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.contact_submissions where lower(email) = lower(btrim(address));
  get diagnostics erased = row_count;
  return erased;
end $$;

-- The role for the team. To add a login: create role ana login password '…' in role contact_team;
do $$ begin
  if not exists (select from pg_roles where rolname = 'contact_team') then
    create role contact_team nologin;
  end if;
end $$;
