/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { type ContactDatabase, codeOf, openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";
import { createOutbox } from "./outbox";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});
beforeEach(() => database.reset());

const { store, claim, record } = createOutbox(() => database);

const outbox = (id: string) =>
  database.sql(
    `select notified_at is not null as mailed, attempts, last_error, lease,
       round(extract(epoch from next_attempt_at - now()))::int as wait
     from contact_submissions where id = $1`,
    [id],
  );

test("claims a stored message once, and never again after its mail was sent", async () => {
  const id = await store();
  const claimed = await claim(id);
  expect(claimed).toMatchObject({ id, attempt: 1, ...exampleRow });
  expect([await claim(id), await claim()]).toEqual([undefined, undefined]);
  await record(claimed);
  expect(await outbox(id)).toMatchObject([{ mailed: true, attempts: 1, lease: null }]);
  await database.passTime("10 days");
  expect(await claim(id)).toBeUndefined();
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
  await database.passTime(`${wait + 1} seconds`);
  expect(await claim()).toMatchObject({ id, attempt: failures + 1 });
});

test("claims a message again when its lease has expired", async () => {
  const id = await store();
  await claim(id);
  await database.passTime("119 seconds");
  expect(await claim()).toBeUndefined();
  await database.passTime("2 seconds");
  expect(await claim()).toMatchObject({ id, attempt: 2 });
});

test("ignores a failure recorded after the lease has expired, and keeps a success", async () => {
  const id = await store();
  const late = await claim(id);
  await database.passTime("3 minutes");
  const second = await claim(id);
  await record(late, "too late");
  expect(await outbox(id)).toMatchObject([{ last_error: null, lease: second?.lease }]);
  await record(late);
  expect(await outbox(id)).toMatchObject([{ mailed: true }]);
  await record(second, "failed after all");
  expect(await outbox(id)).toMatchObject([{ mailed: true, last_error: null }]);
});

test("takes turns between senders, each time with the message that has waited longest", async () => {
  const ids: string[] = [];
  for (const address of [
    "203.0.113.7",
    "203.0.113.7",
    "203.0.113.7",
    "203.0.113.8",
    "203.0.113.8",
  ]) {
    ids.push(await store(address));
    await database.passTime("1 minute");
  }
  const claimed: number[] = [];
  for (let count = 0; count < 5; count += 1) claimed.push(ids.indexOf((await claim())?.id ?? ""));
  expect(claimed).toEqual([0, 3, 1, 4, 2]);
});

test("claims a message of a sender whose mails do not fail before those of one whose mails do", async () => {
  for (let count = 0; count < 3; count += 1)
    await record(await claim(await store("203.0.113.7")), "554 spam");
  await store("203.0.113.7");
  await database.passTime("2 minutes");
  const other = await store("203.0.113.8");
  expect((await claim())?.id).toBe(other);
});

test("claims no message of a sender beyond the sender's mail limit, and continues after the window", async () => {
  await database.changeSettings({ sender_mail_limit: 2 });
  await record(await claim(await store("203.0.113.7")));
  await claim(await store("203.0.113.7"));
  const third = await store("203.0.113.7");
  expect([await claim(third), await claim()]).toEqual([undefined, undefined]);
  const other = await store("203.0.113.8");
  expect((await claim())?.id).toBe(other);
  await database.passTime("61 minutes");
  expect((await claim(third))?.id).toBe(third);
});

test("keeps a part of the mail limit for senders who have had no mail", async () => {
  await database.changeSettings({ mail_limit: 3, mail_reserve: 2, sender_first_mails: 1 });
  await record(await claim(await store("203.0.113.7")));
  const second = await store("203.0.113.7");
  expect([await claim(second), await claim()]).toEqual([undefined, undefined]);
  const other = await store("203.0.113.8");
  expect((await claim(other))?.id).toBe(other);
});

test("claims no more than the mail limit, for those first in the queue, and continues after the window", async () => {
  await database.changeSettings({ mail_limit: 2, mail_reserve: 0 });
  const first = await store("203.0.113.7");
  const second = await store("203.0.113.8");
  await database.passTime("1 minute");
  const third = await store("203.0.113.9");
  expect(await claim(third)).toBeUndefined();
  expect((await claim(second))?.id).toBe(second);
  await record(await claim(first));
  expect(await claim()).toBeUndefined();
  await database.passTime("61 minutes");
  expect(await claim(third)).toBeDefined();
});

test("cuts an error to 500 characters when it is recorded", async () => {
  const id = await store();
  await record(await claim(id), "x".repeat(2000));
  expect(await outbox(id)).toMatchObject([{ last_error: "x".repeat(500) }]);
});

test("lets the service role read messages but not insert them", async () => {
  await store();
  expect(await database.as("service_role", "select id from contact_submissions")).toHaveLength(1);
  const insert = "insert into contact_submissions (id) values (gen_random_uuid())";
  expect(await codeOf(database.as("service_role", insert))).toBe("42501");
});
