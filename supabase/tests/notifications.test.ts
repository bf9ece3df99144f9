/** @jest-environment ./supabase/tests/pgliteEnvironment.ts */
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

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

test("claims a stored message once", async () => {
  const id = await store();
  expect(await claim(id)).toMatchObject({ id, attempt: 1, ...exampleRow });
  expect(await claim(id)).toBeUndefined();
  expect(await claim()).toBeUndefined();
});

test("never claims a message again after its mail was sent", async () => {
  const id = await store();
  await record(await claim(id));
  expect(await outbox(id)).toMatchObject([{ mailed: true, attempts: 1, lease: null }]);
  await passTime("10 days");
  expect(await claim(id)).toBeUndefined();
});

test("claims nothing for an unknown id", async () => {
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
])("after failure %i waits %i seconds", async (failures, wait) => {
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

test("claims a message again when its lease has expired", async () => {
  const id = await store();
  await claim(id);
  await passTime("119 seconds");
  expect(await claim()).toBeUndefined();
  await passTime("2 seconds");
  expect(await claim()).toMatchObject({ id, attempt: 2 });
});

test("ignores a failure recorded after the lease has expired, and keeps a success", async () => {
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

test("claims the message that has waited longest first", async () => {
  const first = await store();
  await passTime("1 minute");
  const second = await store();
  expect([(await claim())?.id, (await claim())?.id]).toEqual([first, second]);
});

test("claims the next message while one is in backoff", async () => {
  const stuck = await store();
  await record(await claim(stuck), "550 no");
  const next = await store();
  expect((await claim())?.id).toBe(next);
});

test("claims nothing beyond the mail limit, and continues after the window", async () => {
  await database.changeSettings({ mail_limit: 2 });
  for (let count = 0; count < 3; count += 1) await store();
  await record(await claim());
  await claim();
  expect(await claim()).toBeUndefined();
  await passTime("61 minutes");
  expect(await claim()).toBeDefined();
});

test("cuts an error to 500 characters when it is recorded", async () => {
  const id = await store();
  await record(await claim(id), "x".repeat(2000));
  expect(await outbox(id)).toMatchObject([{ last_error: "x".repeat(500) }]);
});

test("lets the service role read messages but not insert them", async () => {
  await store();
  expect(await database.as("service_role", "select id from contact_submissions")).toHaveLength(1);
  expect(
    await database.errorOf(
      "service_role",
      "insert into contact_submissions (id) values (gen_random_uuid())",
    ),
  ).toBe("42501");
});
