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
const passTime = (interval: string) => database.passTime(interval);

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

test("takes turns between senders", async () => {
  const flood = [
    await store("203.0.113.7"),
    await store("203.0.113.7"),
    await store("203.0.113.7"),
  ];
  await passTime("1 minute");
  const others = [await store("203.0.113.8"), await store("203.0.113.8")];
  const claimed: (string | undefined)[] = [];
  for (let count = 0; count < 5; count += 1) claimed.push((await claim())?.id);
  expect(claimed).toEqual([flood[0], others[0], flood[1], others[1], flood[2]]);
});

test("claims a message of a sender whose mails do not fail before those of one whose mails do", async () => {
  for (let count = 0; count < 3; count += 1)
    await record(await claim(await store("203.0.113.7")), "554 spam");
  await store("203.0.113.7");
  await passTime("2 minutes");
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
  await passTime("61 minutes");
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

test("claims a given message only when mails remain for those before it in the queue", async () => {
  await database.changeSettings({ mail_limit: 2, mail_reserve: 0 });
  const first = await store("203.0.113.7");
  const second = await store("203.0.113.8");
  await passTime("1 minute");
  const third = await store("203.0.113.9");
  expect(await claim(third)).toBeUndefined();
  expect((await claim(second))?.id).toBe(second);
  expect((await claim(first))?.id).toBe(first);
});

test("claims nothing beyond the mail limit, and continues after the window", async () => {
  await database.changeSettings({ mail_limit: 2, mail_reserve: 0 });
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
  const insert = "insert into contact_submissions (id) values (gen_random_uuid())";
  expect(await codeOf(database.as("service_role", insert))).toBe("42501");
});
