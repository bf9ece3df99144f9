import { openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const database = openContactDatabase();
beforeEach(database.reset);

const { store, claim, record, passTime, changeSettings } = database;

const mail = async (from: string) => record(await claim(await store(from)));

const outbox = (id: string) =>
  database.sql(
    `select notified_at is not null as mailed, attempts, last_error, lease,
       round(extract(epoch from next_attempt_at - now()))::int as wait
     from contact_submissions where id = $1`,
    [id],
  );

test("claims a stored message only once, and never again after its email has been sent", async () => {
  const id = await store();
  const claimed = await claim(id);
  expect(claimed).toMatchObject({ id, attempt: 1, ...exampleRow });
  expect([await claim(id), await claim()]).toEqual([undefined, undefined]);
  await record(claimed);
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
])("after failure %i, waits %i seconds and stores the truncated error", async (failures, wait) => {
  const id = await store();
  await database.sql("update contact_submissions set attempts = $1", [failures - 1]);
  await record(await claim(id), "x".repeat(2000));
  expect(await outbox(id)).toEqual([
    { mailed: false, attempts: failures, last_error: "x".repeat(500), lease: null, wait },
  ]);
  expect(await claim(id)).toBeUndefined();
  await passTime(`${wait + 1} seconds`);
  expect(await claim()).toMatchObject({ id, attempt: failures + 1 });
});

test("claims a message again after its lease expires, ignores a late failure, and records a late success", async () => {
  const id = await store();
  const late = await claim(id);
  await passTime("119 seconds");
  expect(await claim(id)).toBeUndefined();
  await passTime("2 seconds");
  const second = await claim(id);
  expect(second).toMatchObject({ id, attempt: 2 });
  await record(late, "too late");
  expect(await outbox(id)).toMatchObject([{ last_error: null, lease: second?.lease }]);
  await record(late);
  expect(await outbox(id)).toMatchObject([{ mailed: true }]);
  await record(second, "failed after all");
  expect(await outbox(id)).toMatchObject([{ mailed: true, last_error: null }]);
});

test("alternates between senders, claiming each one's oldest message first", async () => {
  const ids: string[] = [];
  for (const sender of [7, 7, 7, 8, 8]) {
    ids.push(await store(`203.0.113.${sender}`));
    await passTime("1 minute");
  }
  const claimed: number[] = [];
  for (const _ of ids) claimed.push(ids.indexOf((await claim())?.id ?? ""));
  expect(claimed).toEqual([0, 3, 1, 4, 2]);
});

test("claims a new sender's message within eleven claims when ten other senders have flooded the table", async () => {
  await changeSettings({ overall_limit: 1000 });
  for (let message = 0; message < 100; message += 1) {
    const id = await store(`198.51.100.${message % 10}`);
    if (message < 30) await record(await claim(id), message % 3 === 0 ? "554 spam" : null);
  }
  await passTime("1 hour");
  const honest = await store("203.0.113.7");
  const claimed: (string | undefined)[] = [];
  for (let mails = 0; mails < 11; mails += 1) claimed.push((await claim())?.id);
  expect(claimed).toContain(honest);
});

test("claims other senders' messages before those of a sender whose emails have failed", async () => {
  for (let count = 0; count < 3; count += 1)
    await record(await claim(await store("203.0.113.7")), "554 spam");
  await store("203.0.113.7");
  await passTime("2 minutes");
  const other = await store("203.0.113.8");
  expect((await claim())?.id).toBe(other);
});

test("claims no more messages from a sender than the email limit allows, until the limit's period has passed", async () => {
  await changeSettings({ sender_mail_limit: 2 });
  await mail("203.0.113.7");
  await claim(await store("203.0.113.7"));
  const third = await store("203.0.113.7");
  expect([await claim(third), await claim()]).toEqual([undefined, undefined]);
  const other = await store("203.0.113.8");
  expect((await claim())?.id).toBe(other);
  await passTime("61 minutes");
  expect((await claim(third))?.id).toBe(third);
});

test.each([
  ["hourly", { mail_limit: 4, mail_reserve: 2 }, "61 minutes"],
  ["daily", { daily_mail_limit: 4, daily_mail_reserve: 2 }, "1441 minutes"],
])(
  "reserves part of the %s email limit for new senders, and claims no further messages until the period ends",
  async (_, settings, time) => {
    await changeSettings({ ...settings, sender_first_mails: 1 });
    for (const _ of [1, 2]) await mail("203.0.113.7");
    const waiting = await store("203.0.113.7");
    expect([await claim(waiting), await claim()]).toEqual([undefined, undefined]);
    for (const sender of [8, 9])
      expect(await claim(await store(`203.0.113.${sender}`))).toBeDefined();
    expect(await claim(await store("203.0.113.10"))).toBeUndefined();
    await passTime(time);
    expect((await claim(waiting))?.id).toBe(waiting);
  },
);

test("claims no more messages than the email limit allows, and only the first ones in the queue", async () => {
  await changeSettings({ mail_limit: 2, mail_reserve: 0 });
  const first = await store("203.0.113.7");
  const second = await store("203.0.113.8");
  await passTime("1 minute");
  const third = await store("203.0.113.9");
  expect(await claim(third)).toBeUndefined();
  expect((await claim(second))?.id).toBe(second);
  await record(await claim(first));
  expect(await claim()).toBeUndefined();
});
