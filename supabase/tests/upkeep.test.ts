/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { readFileSync } from "node:fs";
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";
import { createOutbox } from "./outbox";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});
beforeEach(() => database.reset());

const { store, claim, record } = createOutbox(() => database);

/** Calls a function of the database as the notification function does. */
async function call(name: string): Promise<unknown> {
  const [row] = await database.as("service_role", `select ${name}() as result`);
  return row?.result;
}
const state = () => call("contact_state");
const claimNotices = () => call("claim_contact_notice");

const ids = async () =>
  (await database.sql("select id from contact_submissions order by created_at")).map(
    ({ id }) => id,
  );

test.each([
  ["the hash of an address", "one day", "mailed", 24],
  ["a message", "two years", "mailed", 730 * 24],
  ["a message", "two years", "never mailed", 730 * 24],
])(
  "the hourly purge removes %s in the last hour of %s when it was %s",
  async (what, _, mail, hours) => {
    const left = async () => {
      await database.sql("select contact.purge()");
      const rows = await database.sql(
        "select coalesce(sender_hash, address_hash) as hash from contact_submissions",
      );
      return rows.filter(({ hash }) => what === "a message" || hash !== null).length;
    };
    await store("203.0.113.7");
    if (mail === "mailed") await record(await claim());
    await database.passTime(`${hours - 1} hours`);
    await database.passTime("-1 minute");
    expect(await left()).toBe(1);
    await database.passTime("2 minutes");
    expect(await left()).toBe(0);
    expect(await ids()).toHaveLength(what === "a message" ? 0 : 1);
  },
);

test("tells the team once a day of messages that will be deleted before they were mailed", async () => {
  await record(await claim(await store()), "554 spam");
  await record(await claim(await store()));
  await database.passTime("715 days");
  expect(await claimNotices()).toEqual([]);
  await database.passTime("2 days");
  const notices = [
    expect.stringMatching(
      /deleted within 14 days: 1\. The first is deleted on 20\d\d-\d\d-\d\d\.$/,
    ),
  ];
  expect(await claimNotices()).toEqual(notices);
  expect(await claimNotices()).toEqual([]);
  await database.passTime("3 minutes");
  expect(await claimNotices()).toEqual(notices);
  await call("record_contact_notice");
  await database.passTime("23 hours");
  expect(await claimNotices()).toEqual([]);
  await database.passTime("1 hour");
  expect(await claimNotices()).toEqual(notices);
  expect(await state()).toMatchObject({ notices, problems: expect.arrayContaining(notices) });
});

describe("above the daily limit of mails", () => {
  /** One sender has all mails of the day that are not kept for new ones; a further message waits. */
  async function reachLimit(): Promise<string> {
    await database.changeSettings({
      daily_mail_limit: 4,
      daily_mail_reserve: 2,
      sender_first_mails: 1,
    });
    for (let count = 0; count < 2; count += 1)
      await record(await claim(await store("203.0.113.7")));
    await database.passTime("2 hours");
    return store("203.0.113.7");
  }

  test("messages wait in the table until the day is over, and are then mailed", async () => {
    const waiting = await reachLimit();
    expect([await claim(waiting), await claim()]).toEqual([undefined, undefined]);
    await database.passTime("21 hours");
    expect(await claim()).toBeUndefined();
    await database.passTime("1 hour");
    expect((await claim())?.id).toBe(waiting);
  });

  test("a new sender's message is mailed, up to the whole limit", async () => {
    await reachLimit();
    for (const address of ["203.0.113.8", "203.0.113.9"])
      expect(await claim(await store(address))).toBeDefined();
    expect(await claim(await store("203.0.113.10"))).toBeUndefined();
  });

  test("one mail a day says how many wait, and none when nothing waits", async () => {
    const waiting = await reachLimit();
    expect(await claimNotices()).toEqual([]);
    await database.passTime("6 minutes");
    expect(await claimNotices()).toEqual([
      "The website has sent 2 mails in 24 hours and keeps the rest of its 4 for new senders. Messages that wait in the table: 1.",
    ]);
    await call("record_contact_notice");
    await database.passTime("6 minutes");
    expect(await claimNotices()).toEqual([]);
    await database.passTime("1 day");
    await record(await claim(waiting));
    expect(await claimNotices()).toEqual([]);
  });
});

test("a flood is deleted with the statements of the documentation", async () => {
  const docs = readFileSync("docs/contact-messages.md", "utf8");
  const section = docs.slice(docs.indexOf("## Delete a flood"));
  const [look = "", remove = ""] = [...section.matchAll(/```sql\n(.*?)```/gs)].map(
    ([, sql]) => sql,
  );
  const other = await store("203.0.113.8");
  for (let count = 0; count < 3; count += 1) await store("203.0.113.7");
  const [most] = await database.sql(look);
  expect(most).toMatchObject({ count: 3 });
  await database.run(`${remove.replace("…", String(most?.sender_hash))}commit;`);
  expect(await ids()).toEqual([other]);
});

describe("the state", () => {
  const asPerHealth = {
    oldestWaitingMinutes: null,
    waiting: 0,
    attempts: 0,
    lastError: null,
    mailsToday: 0,
    notices: [],
    problems: [],
  };

  test("has no problem when the jobs run and nothing waits", async () => {
    await database.passTime("1 day");
    await record(await claim(await store()));
    await database.passTime("1 day");
    await database.sql("select contact.purge(), contact.request_sweep()");
    const [purge] = await database.sql("select to_json(purged_at) as time from contact.state");
    expect(await state()).toEqual({ ...asPerHealth, lastPurge: purge?.time });
  });

  test("names a message that waits, and a new one only among the figures", async () => {
    await claimNotices();
    await record(await claim(await store()), "EENVELOPE: Message failed: 554 5.7.1 no");
    await store();
    const figures = { waiting: 2, attempts: 1, lastError: "EENVELOPE 554 5.7.1", problems: [] };
    expect(await state()).toMatchObject({ oldestWaitingMinutes: 0, ...figures });
    await database.passTime("95 minutes");
    await claimNotices();
    expect(await state()).toMatchObject({
      ...figures,
      oldestWaitingMinutes: 95,
      problems: ["A message has waited 95 minutes for its mail."],
    });
  });

  test("names jobs that have stopped, also when they never ran", async () => {
    await database.passTime("9 minutes");
    expect(await state()).toEqual({ ...asPerHealth, lastPurge: null });
    await database.passTime("3 hours");
    const stopped = [
      "The sweep has not run for 189 minutes.",
      "The purge has not run for 3 hours.",
    ];
    expect(await state()).toMatchObject({ problems: stopped });
    await claimNotices();
    await database.sql("select contact.purge()");
    expect(await state()).toMatchObject({ problems: [] });
    await database.passTime("30 hours");
    expect(await state()).toMatchObject({
      problems: ["The sweep has not run for 1800 minutes.", "The purge has not run for 30 hours."],
    });
  });

  test.each([
    ["EENVELOPE: Can't send mail: 550 5.1.1 <ana@example.com> unknown", "EENVELOPE 550 5.1.1"],
    ["ECONNREFUSED: connect ECONNREFUSED 10.0.0.7:465", "ECONNREFUSED"],
    ["EMESSAGE: Message failed: 554 spam: 868-555-0199, Ana D'Andrade", "EMESSAGE 554"],
    ["no response within 12 s from Ana", "an error without a code"],
  ])("contains no personal data after the error %s", async (failure, lastError) => {
    await record(await claim(await store("203.0.113.7")), failure);
    await database.passTime("717 days");
    const report = await state();
    expect(report).toMatchObject({ lastError });
    for (const text of [...Object.values(exampleRow), "ana@", "Ana", "142", "10.0.0", "203.0"])
      expect(JSON.stringify(report)).not.toContain(text);
  });
});
