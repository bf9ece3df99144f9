/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { type ContactDatabase, codeOf, openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const refused = "42501";
const stored = "11111111-1111-4111-8111-111111111111";
const values = Object.values(exampleRow)
  .map((value) => `'${value.replaceAll("'", "''")}'`)
  .join(", ");
const columns = `id, ${Object.keys(exampleRow).join(", ")}`;
const row = `gen_random_uuid(), ${values}`;

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
  await database.send({ id: stored });
});

test("lets the anonymous role alone insert an id and six fields", async () => {
  const insert = `insert into contact_submissions (${columns}) values (${row})`;
  expect(await codeOf(database.as("anon", insert))).toBeNull();
  expect(await codeOf(database.as("authenticated", insert))).toBe(refused);
});

test.each([
  ["read messages", "select * from contact_submissions"],
  ["count messages", "select count(*) from contact_submissions"],
  [
    "insert with returning",
    `insert into contact_submissions (${columns}) values (${row}) returning id`,
  ],
  [
    "update a message",
    "update contact_submissions set message = 'Something else altogether' where true",
  ],
  ["set notified_at", "update contact_submissions set notified_at = now() where true"],
  ["delete messages", "delete from contact_submissions where true"],
  ["truncate the table", "truncate contact_submissions"],
  [
    "upsert with an update",
    `insert into contact_submissions (${columns}) values ('${stored}', ${values})
     on conflict (id) do update set message = excluded.message`,
  ],
  [
    "upsert without an update",
    `insert into contact_submissions (${columns}) values ('${stored}', ${values})
     on conflict (id) do nothing`,
  ],
  ...[
    ["created_at", "now()"],
    ["notified_at", "now()"],
    ["attempts", "7"],
    ["next_attempt_at", "'infinity'"],
    ["lease", "gen_random_uuid()"],
    ["lease_until", "'infinity'"],
    ["last_error", "'none'"],
    ["sender_hash", "'another sender'"],
    ["address_hash", "'another address'"],
  ].map(([column, value]): [string, string] => [
    `insert ${column}`,
    `insert into contact_submissions (${columns}, ${column}) values (${row}, ${value})`,
  ]),
  ["read the settings", "select * from contact.settings"],
  ["raise a limit", "update contact.settings set value = 1000000 where true"],
  ["read the salt", "select * from contact.sender_salt"],
  ["read the inbox", "select * from contact.inbox"],
  ["claim a mail", "select * from claim_contact_notification()"],
  ["claim a given mail", `select * from claim_contact_notification('${stored}')`],
  ["record a mail", `select record_contact_notification('${stored}', gen_random_uuid())`],
  ["read the state", "select contact_state()"],
  ["claim a notice", "select claim_contact_notice()"],
  ["record a notice", "select record_contact_notice()"],
  ["change the state", "update contact.state set next_notice_at = 'infinity' where only_row"],
  ["erase a person", "select contact.erase_person('ana@example.com')"],
  ["purge", "select contact.purge()"],
  ["request a sweep", "select contact.request_sweep()"],
  ["schedule jobs", "select contact.schedule_jobs()"],
  ["drop the trigger", "drop trigger receive_submission on contact_submissions"],
  ["create a table", "create table public.mine (id integer)"],
])("rejects anonymous and signed-in callers that %s", async (_, statement) => {
  expect(await codeOf(database.as("anon", statement))).toBe(refused);
  expect(await codeOf(database.as("authenticated", statement))).toBe(refused);
});

test("overwrites the other columns in the trigger when column grants are not enforced", async () => {
  await database.sql("grant insert on contact_submissions to anon");
  const id = crypto.randomUUID();
  const written = [
    "notified_at",
    "lease",
    "lease_until",
    "last_error",
    "sender_hash",
    "address_hash",
  ];
  await database.send({
    id,
    created_at: "2001-01-01",
    notified_at: "2001-01-01",
    attempts: 9,
    next_attempt_at: "2999-01-01",
    lease: crypto.randomUUID(),
    lease_until: "2999-01-01",
    last_error: "invented",
    sender_hash: "invented",
    address_hash: "invented",
  });
  expect(
    await database.sql(
      `select created_at > now() - interval '1 minute' as now, next_attempt_at <= now() as due, attempts,
         ${written} from contact_submissions where id = $1`,
      [id],
    ),
  ).toEqual([
    {
      now: true,
      due: true,
      attempts: 0,
      ...Object.fromEntries(written.map((column) => [column, null])),
    },
  ]);
});
