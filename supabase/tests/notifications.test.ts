/** @jest-environment ./supabase/tests/pgliteEnvironment.ts */
import { aMessage, type ContactDatabase, openContactDatabase } from "./contactDatabase";

interface Claim {
  id: string;
  lease: string;
  attempt: number;
}

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});
beforeEach(() => database.reset());

async function store(): Promise<string> {
  const id = crypto.randomUUID();
  await database.send({ id });
  return id;
}

async function claim(id: string | null = null): Promise<Claim | undefined> {
  const rows = await database.as("service_role", "select * from claim_contact_notification($1)", [
    id,
  ]);
  return rows[0] as Claim | undefined;
}

async function record(claimed: Claim | undefined, failure: string | null = null) {
  await database.as("service_role", "select record_contact_notification($1, $2, $3)", [
    claimed?.id,
    claimed?.lease,
    failure,
  ]);
}

const passTime = (interval: string) =>
  database.sql(
    `update contact_submissions
     set next_attempt_at = next_attempt_at - $1::interval, lease_until = lease_until - $1::interval,
       notified_at = notified_at - $1::interval, created_at = created_at - $1::interval`,
    [interval],
  );

const outbox = (id: string) =>
  database.sql(
    `select notified_at is not null as mailed, attempts, last_error, lease,
       round(extract(epoch from next_attempt_at - now()))::int as wait
     from contact_submissions where id = $1`,
    [id],
  );

test("a claim hands out what is stored, once", async () => {
  const id = await store();
  expect(await claim(id)).toMatchObject({ id, attempt: 1, ...aMessage });
  expect(await claim(id)).toBeUndefined();
  expect(await claim()).toBeUndefined();
});

test("a mail that went out is stamped and never handed out again", async () => {
  const id = await store();
  await record(await claim(id));
  expect(await outbox(id)).toMatchObject([{ mailed: true, attempts: 1, lease: null }]);
  await passTime("10 days");
  expect(await claim(id)).toBeUndefined();
});

test("an unknown key claims nothing", async () => {
  await store();
  expect(await claim(crypto.randomUUID())).toBeUndefined();
});

test.each([
  [1, 60],
  [2, 120],
  [3, 240],
  [9, 15_360],
  [10, 21_600],
  [40, 21_600],
])("after failure %i it waits %i seconds", async (failures, wait) => {
  const id = await store();
  await database.sql("update contact_submissions set attempts = $1", [failures - 1]);
  await record(await claim(id), "ECONNREFUSED");
  expect(await outbox(id)).toEqual([
    { mailed: false, attempts: failures, last_error: "ECONNREFUSED", lease: null, wait },
  ]);
  expect(await claim(id)).toBeUndefined();
  await passTime(`${wait + 1} seconds`);
  expect(await claim()).toMatchObject({ id, attempt: failures + 1 });
});

test("a worker that died gives its message free after two minutes", async () => {
  const id = await store();
  await claim(id);
  await passTime("119 seconds");
  expect(await claim()).toBeUndefined();
  await passTime("2 seconds");
  expect(await claim()).toMatchObject({ id, attempt: 2 });
});

test("a worker past its lease spoils nothing", async () => {
  const id = await store();
  const late = await claim(id);
  await passTime("3 minutes");
  const second = await claim(id);
  await record(late, "too late");
  expect(await outbox(id)).toMatchObject([{ last_error: null, lease: second?.lease }]);
  await record(late);
  expect(await outbox(id)).toMatchObject([{ mailed: true }]);
  await record(second, "failed after all");
  expect(await outbox(id)).toMatchObject([{ mailed: true, last_error: null }]);
});

test("a sweep takes what has waited longest", async () => {
  const first = await store();
  await passTime("1 minute");
  const second = await store();
  expect([(await claim())?.id, (await claim())?.id]).toEqual([first, second]);
});

test("a message that fails again and again does not hold up the next", async () => {
  const stuck = await store();
  await record(await claim(stuck), "550 no");
  const next = await store();
  expect((await claim())?.id).toBe(next);
});

test("mails are capped, and go on within the hour after", async () => {
  await database.change({ mail_limit: 2 });
  for (let count = 0; count < 3; count += 1) await store();
  await record(await claim());
  await claim();
  expect(await claim()).toBeUndefined();
  await passTime("61 minutes");
  expect(await claim()).toBeDefined();
});

test("an error of any length is kept to 500 characters", async () => {
  const id = await store();
  await record(await claim(id), "x".repeat(2000));
  expect(await outbox(id)).toMatchObject([{ last_error: "x".repeat(500) }]);
});

test("the service role reads, but does not add messages", async () => {
  await store();
  expect(await database.as("service_role", "select id from contact_submissions")).toHaveLength(1);
  expect(
    await database.errorOf(
      "service_role",
      "insert into contact_submissions (id) values (gen_random_uuid())",
    ),
  ).toBe("42501");
});
