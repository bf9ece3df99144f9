import { createContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const database = createContactDatabase();
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
  ["hourly", { mail_limit: 4, mail_reserve: 2 }, "0 minutes", "61 minutes"],
  ["daily", { daily_mail_limit: 4, daily_mail_reserve: 2 }, "23 hours", "61 minutes"],
])(
  "reserves part of the %s email limit for new senders, and claims no further messages until the period ends",
  async (_, settings, time, rest) => {
    await changeSettings({ ...settings, sender_first_mails: 1 });
    for (const _ of [1, 2]) await mail("203.0.113.7");
    await passTime(time);
    const waiting = await store("203.0.113.7");
    expect([await claim(waiting), await claim()]).toEqual([undefined, undefined]);
    for (const sender of [8, 9])
      expect(await claim(await store(`203.0.113.${sender}`))).toBeDefined();
    expect(await claim(await store("203.0.113.10"))).toBeUndefined();
    await passTime(rest);
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

test("keeps a part of the day's emails for senders who come after a flood, and reports that emails are held back", async () => {
  await changeSettings({ mail_limit: 1000, overall_limit: 1000 });
  // 134 senders with three messages each, more than the limit of the day. Most of what may be emailed has been.
  const columns = Object.keys(exampleRow);
  await database.sql(
    `insert into contact_submissions (${columns}, id, sender_hash, notified_at)
     select $1, $2, $3, $4, $5, $6, gen_random_uuid(), md5((number % 134)::text),
       case when number <= 236 then now() end
     from generate_series(1, 402) as number`,
    Object.values(exampleRow),
  );
  const emailAll = async () => {
    let emails = 0;
    for (let claimed = await claim(); claimed; claimed = await claim()) {
      await record(claimed);
      emails += 1;
    }
    return emails;
  };
  expect(await emailAll()).toBe(4);
  await passTime("6 minutes");
  const [row] = await database.as("service_role", "select contact_state() -> 'notices' as notices");
  expect(row?.notices).toContainEqual(expect.stringMatching(/^Emails are held back: .* 240 in 24/));

  // In each quarter of the day, a quarter of the rest is for senders who have not written before.
  for (const quarter of [1, 2]) {
    const late: string[] = [];
    for (let count = 0; count < 17; count += 1) late.push(await store(`203.0.${quarter}.${count}`));
    await record(await claim(late[0]));
    expect(await emailAll()).toBe(14);
    expect([await claim(late[16]), await claim()]).toEqual([undefined, undefined]);
    await passTime("6 hours");
  }
  await passTime("12 hours");
  expect(await claim()).toBeDefined();
});

test("emails the messages of all senders, although it compares only a sample of them", async () => {
  await changeSettings({ considered_senders: 3 });
  const ids: string[] = [];
  for (let sender = 0; sender < 12; sender += 1) ids.push(await store(`203.0.113.${sender}`));
  const claimed = [(await claim(ids[11]))?.id];
  for (let count = 0; count < 11; count += 1) claimed.push((await claim())?.id);
  expect(claimed[0]).toBe(ids[11]);
  expect(claimed.toSorted()).toEqual(ids.toSorted());
});

const PERHAPS = "perhaps sent: ETIMEDOUT: no reply within 60 s";
const REFUSED = "EAUTH: Invalid login: 535 No";
const NOT_REACHED = "not reached: ESOCKET: connect ECONNREFUSED";

/**
 * Claims what is due every few minutes, as sweeps do, and records the results. Returns the minutes of the claims.
 */
async function sweepFor(
  minutes: number,
  every: number,
  result: (minute: number) => string | null | "interrupted",
): Promise<number[]> {
  const claims: number[] = [];
  for (let minute = 0; minute <= minutes; minute += every) {
    for (let claimed = await claim(); claimed; claimed = await claim()) {
      claims.push(minute);
      const outcome = result(minute);
      if (outcome !== "interrupted") await record(claimed, outcome);
    }
    await passTime(`${every} minutes`);
  }
  return claims;
}

test.each([
  ["the mail server does not confirm it", PERHAPS, [0, 180, 360]],
  ["the worker is interrupted", "interrupted", [0, 30, 60]],
])("claims a message three times at most when %s", async (_, outcome, minutes) => {
  await store();
  expect(await sweepFor(24 * 60, 30, () => outcome)).toEqual(minutes);
});

test("retries as usual after a refusal, even if the email was perhaps sent before", async () => {
  const id = await store();
  await record(await claim(id), PERHAPS);
  expect(await outbox(id)).toMatchObject([{ attempts: 1, wait: 10_800, last_error: PERHAPS }]);
  await passTime("3 hours");
  await record(await claim(id), REFUSED);
  expect(await outbox(id)).toMatchObject([{ attempts: 2, wait: 120, last_error: REFUSED }]);
  // Two more attempts may still send it.
  expect(await sweepFor(24 * 60, 30, () => PERHAPS)).toEqual([30, 210]);
});

test("counts every attempt that perhaps sent an email towards the limits", async () => {
  await changeSettings({ daily_mail_limit: 3, daily_mail_reserve: 0 });
  await store("203.0.113.7");
  expect(await sweepFor(5 * 60, 30, () => PERHAPS)).toHaveLength(2);
  const [first, second] = [await store("203.0.113.8"), await store("203.0.113.9")];
  expect(await claim(first)).toBeDefined();
  expect(await claim(second)).toBeUndefined();
  await passTime("22 hours");
  expect(await claim(second)).toBeDefined();
});

test.each([20, 64, 130])(
  "emails a waiting message within two minutes after the mail server can be reached again, after %i minutes",
  async (outage) => {
    await store();
    const claims = await sweepFor(outage + 5, 1, (minute) =>
      minute < outage ? NOT_REACHED : null,
    );
    expect(claims.filter((minute) => minute >= outage)).toEqual([expect.any(Number)]);
    expect(claims.at(-1)).toBeLessThanOrEqual(outage + 2);
  },
);

test("does not count attempts that did not reach the mail server, so that a refusal after them is retried soon", async () => {
  const id = await store();
  expect((await sweepFor(30, 1, () => NOT_REACHED)).length).toBeGreaterThan(10);
  await passTime("2 minutes");
  await record(await claim(id), REFUSED);
  expect(await outbox(id)).toMatchObject([{ attempts: 1, wait: 60 }]);
});

test("when an email is sent after an outage, makes the waiting messages due, except those that were perhaps sent", async () => {
  const refused = await store();
  const perhaps = await store();
  await record(await claim(perhaps), PERHAPS);
  await sweepFor(64, 2, () => REFUSED);
  expect(await claim()).toBeUndefined();
  await mail("203.0.113.8");
  expect((await claim())?.id).toBe(refused);
  expect(await claim()).toBeUndefined();
  expect(await outbox(perhaps)).toMatchObject([{ mailed: false, attempts: 1 }]);
});

test("does not make a refused message due again when other emails are sent all the time", async () => {
  const id = await store("203.0.113.7");
  await mail("203.0.113.8");
  for (const _ of [1, 2, 3]) {
    const claimed = await claim(id);
    if (claimed) await record(claimed, REFUSED);
    await passTime("70 seconds");
    await mail("203.0.113.8");
  }
  expect(await outbox(id)).toMatchObject([{ attempts: 2 }]);
});
