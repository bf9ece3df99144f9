-- Limits the number of messages, in total and per sender. A flood from a few addresses does not lock out
-- anyone else.

insert into contact.settings (name, value, meaning) values
  ('sender_limit', 30, 'Messages taken from one network address (for IPv6, one /64) within sender_window_seconds. A whole office, campus or mobile network may share one address.'),
  ('network_limit', 90, 'Messages taken from one IPv6 /48 within sender_window_seconds; a /48 has 65,536 of the addresses that sender_limit counts.'),
  ('sender_window_seconds', 600, 'The time over which sender_limit counts.'),
  ('overall_limit', 300, 'Messages taken from everyone together within overall_window_seconds.'),
  ('overall_window_seconds', 600, 'The time over which overall_limit counts.'),
  ('overall_reserve', 100, 'How much of overall_limit is kept for senders without a message within overall_window_seconds.'),
  ('sender_hash_hours', 24, 'Hours after which the hash of the sender''s address is removed; at least as long as sender_window_seconds.');

-- A secret salt for each database, because an unsalted hash of an address is easy to reverse.
create table contact.sender_salt (
  only_row boolean primary key default true check (only_row),
  salt text not null
);
insert into contact.sender_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Returns the sender's address, or null if it is unknown. Reduces an IPv6 address to its network with the
-- given prefix length. Cloudflare, in front of hosted Supabase, overwrites cf-connecting-ip, so a sender
-- cannot forge it. Other setups use the first entry in x-forwarded-for, which a sender may forge to get
-- around the limit per sender, but not the overall one.
create function contact.sender_address(prefix integer) returns inet
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
  )::inet;
  -- Converts an IPv4-mapped IPv6 address to IPv4.
  if address <<= '::ffff:0:0/96' then
    address := substring(host(address) from '[^:]+$')::inet;
  end if;
  if family(address) = 6 then
    return network(set_masklen(address, prefix));
  end if;
  return address;
exception when invalid_text_representation then
  return null;
end $$;

create function contact.sender_hash(prefix integer) returns text
language sql stable security definer set search_path = ''
return (
  select encode(sha256(convert_to(salt || text(contact.sender_address(prefix)), 'UTF8')), 'hex')
  from contact.sender_salt
);

create function contact.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  everyones integer;
  senders_own integer;
  addresses_own integer;
begin
  -- Overwrites the columns that a sender must not set, in case column grants are not enforced.
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.next_attempt_at := now();
  new.lease := null;
  new.lease_until := null;
  new.last_error := null;
  new.sender_hash := contact.sender_hash(48);
  new.address_hash := contact.sender_hash(64);

  -- Serializes inserts, so that the counts below are exact. An insert takes only about a millisecond, so
  -- others hardly wait.
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));

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
      message = 'Too many messages have come from your network in a short time. Please try again in a few minutes or write to us by email.';
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
      message = 'We are receiving more messages than usual. Please try again in a few minutes or write to us by email.';
  end if;

  return new;
end $$;

-- Applies only to the public roles, so that a restored backup keeps its times and is not limited.
create trigger receive_submission before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function contact.receive_submission();
