import { readFileSync } from "node:fs";
import { beginAs, createContactDatabase, type Role } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const STORED = 100_000;
const WAITING = 10_000;
const SENDERS = 43_000;

const columns = `id, ${Object.keys(exampleRow)}`;
const example = Object.values(exampleRow);

const database = createContactDatabase();
beforeAll(fill);

/** Stores two years of messages. Those from the last day are pending, and come from ten flooding senders. */
async function fill() {
  const insert = (others: string, rows: string) =>
    database.sql(
      `insert into contact_submissions
         (${columns}, attempts, sender_hash, created_at, next_attempt_at, notified_at)
       select gen_random_uuid(), $1, $2, $3, $4, $5, $6, ${others} from ${rows}`,
      example,
    );
  await insert(
    "1, null, time, time, time",
    `generate_series(now() - interval '730 days', now() - interval '1 day',
       interval '729 days' / ${STORED - WAITING}) as time`,
  );
  await insert(
    "number % 4, 'sender ' || number % 10, time, time, null",
    `generate_series(1, ${WAITING}) as number,
       lateral (select now() - number * interval '1 day' / ${WAITING} as time) as each`,
  );
  await database.sql("vacuum analyze contact_submissions");
}

/** Returns how many table rows and index entries a statement reads, including inside functions. */
async function countReads(
  query: typeof database.sql,
  statement: string,
  parameters?: unknown[],
): Promise<number> {
  const count = async () => {
    const [row] = await query(
      `select sum(pg_stat_get_xact_tuples_returned(oid))::int as reads from pg_class
       where oid = 'contact_submissions'::regclass
         or oid in (select indexrelid from pg_index where indrelid = 'contact_submissions'::regclass)`,
    );
    return Number(row?.reads);
  };
  const before = await count();
  await query(statement, parameters);
  return (await count()) - before;
}

/** Returns how many rows and entries a statement of a role reads, and undoes it. */
async function countReadsAs(role: Role, statement: string, parameters?: unknown[]) {
  const api = await database.connectApi();
  await beginAs(api, role, { "cf-connecting-ip": "203.0.113.7" });
  try {
    return await countReads(
      async (...call) => (await api.query(...call)).rows,
      statement,
      parameters,
    );
  } finally {
    await api.query("rollback");
  }
}

test.each<[string, Role, string, unknown[], number]>([
  [
    "inserting a message",
    "anon",
    `insert into contact_submissions (${columns}) values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
    example,
    500,
  ],
  [
    "claiming a message and recording its email",
    "service_role",
    "select record_contact_notification(id, lease) from claim_contact_notification()",
    [],
    WAITING,
  ],
  ["reporting the state", "service_role", "select contact_state()", [], 2 * WAITING],
  [
    "erasing a person's messages",
    "contact_team",
    "select contact.erase_person('nobody@example.com')",
    [],
    10,
  ],
  [
    "finding a person's messages",
    "contact_team",
    "select * from contact.inbox where lower(email) = lower('Nobody@example.com')",
    [],
    10,
  ],
])("%s reads only a small part of a full table", async (_, role, statement, parameters, most) => {
  const reads = await countReadsAs(role, statement, parameters);
  expect(reads).toBeLessThan(most);
});

test("the documented query of waiting messages reads no more than it lists", async () => {
  const [query = ""] =
    readFileSync("docs/contact-messages.md", "utf8").match(/select id, [^`]+/) ?? [];
  await database.sql("begin");
  expect(await countReads(database.sql, query)).toBeLessThanOrEqual(100);
  expect(await database.sql(query)).toHaveLength(50);
  await database.sql("rollback");
});

test("the purge reads only a small part of a full table, and does not block inserts", async () => {
  await database.sql("begin");
  expect(await countReads(database.sql, "select contact.purge()")).toBeLessThan(WAITING);
  const locks = await database.sql(
    `select distinct mode from pg_locks
     where relation = 'contact_submissions'::regclass and pid = pg_backend_pid()`,
  );
  await database.sql("rollback");
  expect(locks).toEqual([{ mode: "RowExclusiveLock" }]);
});

describe("when 43,000 senders are waiting", () => {
  beforeAll(async () => {
    await database.sql(
      `insert into contact_submissions (${columns}, sender_hash, created_at, next_attempt_at)
       select gen_random_uuid(), $1, $2, $3, $4, $5, $6, md5(number::text), time, time
       from generate_series(1, ${SENDERS}) as number,
         lateral (select now() - number * interval '1 day' / ${SENDERS} as time) as each`,
      example,
    );
    await database.sql("vacuum analyze contact_submissions");
  });

  const newest = "(select id from contact_submissions order by created_at desc limit 1)";
  test.each([
    ["claiming the next one", "claim_contact_notification()", {}],
    ["asking for one that has to wait", `claim_contact_notification(${newest})`, {}],
    [
      "asking for one when the day's emails are used up",
      `claim_contact_notification(${newest})`,
      { daily_mail_limit: 0 },
    ],
  ])("%s reads only a small part of them", async (_, claim, settings) => {
    await database.changeSettings(settings);
    const reads = await countReadsAs("service_role", `select id from ${claim}`);
    expect(reads).toBeLessThan(SENDERS / 4);
  });
});
