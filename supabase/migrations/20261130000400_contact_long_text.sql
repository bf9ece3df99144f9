-- Refuses a text of many megabytes as fast as any other. Searching all of it took seconds, in which others waited.
-- The constraints refuse a text of more than 5,000 characters in any case, so its beginning is enough.

create or replace function contact.visible_length(value text) returns integer
language sql immutable parallel safe set search_path = ''
return contact.trimmed_length(regexp_replace(left(value, 5000),
  '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g'));
