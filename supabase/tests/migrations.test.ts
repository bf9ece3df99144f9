import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import {
  applyMigrations,
  HOSTED_DEFAULTS,
  HOSTED_EXTENSIONS,
} from "../../scripts/backend/database/migrations";
import { exampleRow } from "./exampleSubmission";

const FOLDER = join("supabase", "migrations");

/** The SHA-256 of each migration. Databases have applied them, so no change of one would reach these. */
const HASHES = {
  "20260901000100_contact_submissions.sql":
    "d9b86b7c8ef51993612fbd0ed79a32e6d28002cbc8651dcbf17fad684b6cf1c7",
  "20260901000200_contact_limits.sql":
    "f4ec2185298460688b974f33c0910d099af5efaf66980826f8168a9b2064e20e",
  "20260901000300_contact_notifications.sql":
    "2b0baff938f7036f818eed32a0f458fc479259ff340d4b66fd9792b50a9c58e5",
  "20260901000400_contact_team.sql":
    "8ba198928660bdaac589362d178d2962003c7d9342017c43bd262aba4aaa5a94",
  "20260901000500_contact_upkeep.sql":
    "abe1694fc379a6adb2879bd584dbb5cd973c0bda026e1af097d58aaac2cfc05f",
  "20260901000600_contact_privileges.sql":
    "3dfe45fbef3ba700f88ac84247856a0dfb29b78c01ac1e78e722fde7ba26e06c",
  "20261130000100_contact_unconfirmed_emails.sql":
    "559e4630f6fca38ec3b3923a9ff92be370195eaeb2ce4b5d124fa0b4e70ee002",
  "20261130000200_contact_visible_text.sql":
    "c0027bd282c0016f60fdcce905260c64d8c8aec83d6d56678d8fffa5b62507f3",
  "20261130000300_contact_state.sql":
    "0afa9924510f4903988a6826d7ce7467f886cb5c7ae4dff6ab2cbe56836aa6d6",
  "20261130000400_contact_long_text.sql":
    "c2959d27d4555ca5a6229f34a7f22efa7213fb16b10180982e22fbe284aee156",
};

test("no migration has changed, because a change of the database is a new migration", () => {
  const hashes = readdirSync(FOLDER).map((file) => [
    file,
    hash("sha256", readFileSync(join(FOLDER, file))),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});

/** Rows as the six first migrations left them, with what the inbox says about each one's email afterwards. */
const ROWS: [subject: string, columns: string, mail: string][] = [
  ["new", "", "waiting"],
  [
    "failed",
    "attempts = 3, last_error = '550 no', next_attempt_at = now() + interval '1 hour'",
    "waiting, tries so far: 3, next at .*",
  ],
  [
    "being emailed",
    "attempts = 1, lease = gen_random_uuid(), lease_until = now() + interval '1 minute'",
    "being emailed",
  ],
  [
    "interrupted",
    "attempts = 1, lease = gen_random_uuid(), lease_until = now() - interval '1 minute'",
    "waiting, tries so far: 1, next at .*",
  ],
  ["emailed", "attempts = 1, notified_at = now()", "emailed"],
  [
    "old",
    "created_at = now() - interval '1 year', sender_hash = null, address_hash = null, notified_at = now()",
    "emailed",
  ],
  [
    "without visible text",
    "last_name = repeat(U&'\\200b', 20), message = repeat(U&'\\2060', 20)",
    "waiting",
  ],
];

test("the migrations of a release keep the messages of a database in every state, and the earlier function's calls work", async () => {
  const server = await connect("template1");
  await server.query("create database upgraded template template0");
  const database = await connect("upgraded");
  const query = async (statement: string, values?: unknown[]) =>
    (await database.query(statement, values)).rows;
  for (const each of [HOSTED_DEFAULTS, HOSTED_EXTENSIONS]) await query(each);
  const release = { from: "20261130", before: "20261201" };
  await applyMigrations(query, { before: release.from });
  const columns = Object.keys(exampleRow);
  for (const [subject, changes] of ROWS) {
    await query(
      `insert into contact_submissions (${columns}, id, sender_hash, address_hash)
       values ($1, $2, $3, $4, $5, $6, gen_random_uuid(), 'one', 'one')`,
      Object.values({ ...exampleRow, subject: `Message, ${subject}` }),
    );
    if (changes)
      await query(
        `update contact_submissions set ${changes} where subject = 'Message, ${subject}'`,
      );
  }
  const rows = () =>
    query(
      `select ${columns}, id, notified_at, attempts, last_error, created_at from contact_submissions order by id`,
    );
  const before = await rows();

  await applyMigrations(query, release);
  expect(await rows()).toEqual(before);
  for (const [subject, , mail] of ROWS)
    expect(
      await query("select mail from contact.inbox where subject = $1", [`Message, ${subject}`]),
    ).toEqual([{ mail: expect.stringMatching(new RegExp(`^${mail}$`)) }]);
  // The backup of before, without the new columns, can be restored.
  await query(
    "create temporary table backup as select * from contact_submissions; truncate contact_submissions",
  );
  const earlier = await query(
    `select column_name as name from information_schema.columns
     where table_name = 'contact_submissions' and column_name not in ('unconfirmed', 'attempted_at')`,
  );
  const names = earlier.map(({ name }) => name);
  await query(`insert into contact_submissions (${names}) select ${names} from backup`);

  const claims: string[] = [];
  await query("set role service_role");
  for (;;) {
    const [claimed] = await query(
      "select * from claim_contact_notification(submission_id => null)",
    );
    if (!claimed) break;
    claims.push(claimed.subject.slice(9));
    await query(
      "select record_contact_notification(submission_id => $1, claimed_lease => $2, failure => $3)",
      [claimed.id, claimed.lease, claims.length === 1 ? "550 no" : null],
    );
  }
  expect(claims.toSorted()).toEqual(["interrupted", "new", "without visible text"]);
  await database.end();
  await server.end();
});

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: `${process.env.TEST_POSTGRES_URL}/${database}` });
  await client.connect();
  return client;
}
