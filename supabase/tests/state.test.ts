import { readFileSync } from "node:fs";
import { createContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const database = createContactDatabase();
beforeEach(database.reset);

const { store, claim, record, passTime, changeSettings } = database;

async function call(name: string): Promise<unknown> {
  const [row] = await database.as("service_role", `select ${name}() as result`);
  return row?.result;
}
const state = () => call("contact_state");
const claimNotices = () => call("claim_contact_notice");

const nothing = {
  oldestWaitingMinutes: null,
  waiting: 0,
  unconfirmed: 0,
  attempts: 0,
  lastError: null,
  mailsToday: 0,
  notices: [],
  problems: [],
};

test("reports no problem when the jobs are running and no message is waiting", async () => {
  await passTime("1 day");
  await record(await claim(await store()));
  await passTime("1 day");
  await database.sql("select contact.purge(), contact.request_sweep()");
  const [purge] = await database.sql("select to_json(purged_at) as time from contact.state");
  expect(await state()).toEqual({ ...nothing, lastPurge: purge?.time });
});

test("reports a message that has waited too long as a problem, and a new one only in the figures", async () => {
  await claimNotices();
  await record(await claim(await store()), "EENVELOPE: Message failed: 554 5.7.1 no");
  await store();
  const figures = { waiting: 2, attempts: 1, lastError: "EENVELOPE 554 5.7.1", problems: [] };
  expect(await state()).toMatchObject({ oldestWaitingMinutes: 0, ...figures });
  await passTime("95 minutes");
  await claimNotices();
  expect(await state()).toMatchObject({
    ...figures,
    oldestWaitingMinutes: 95,
    problems: ["A message has waited 95 minutes for its email."],
  });
});

test("reports jobs that have stopped or have never run", async () => {
  const problems = async () => ((await state()) as { problems: string[] }).problems;
  await passTime("9 minutes");
  expect(await state()).toEqual({ ...nothing, lastPurge: null });
  await passTime("3 hours");
  expect(await problems()).toEqual([
    "The sweep has not run for 189 minutes.",
    "The purge has not run for 3 hours.",
  ]);
  await claimNotices();
  await database.sql("select contact.purge()");
  expect(await problems()).toEqual([]);
  await passTime("30 hours");
  expect(await problems()).toEqual([
    "The sweep has not run for 1800 minutes.",
    "The purge has not run for 30 hours.",
  ]);
});

test.each([
  ["EENVELOPE: Can't send mail: 550 5.1.1 <ana@example.com> unknown", "EENVELOPE 550 5.1.1"],
  ["ECONNREFUSED: connect ECONNREFUSED 10.0.0.7:465", "ECONNREFUSED"],
  ["EMESSAGE: Message failed: 554 spam: 868-555-0199, Ana D'Andrade", "EMESSAGE 554"],
  ["no response within 12 s from Ana", "an error without a code"],
  ["perhaps sent: ETIMEDOUT: no reply within 60 s from Ana", "ETIMEDOUT"],
  ["not reached: ESOCKET: connect ECONNREFUSED 10.0.0.7:465", "ESOCKET"],
])("reports no personal data from the error %s", async (failure, lastError) => {
  await record(await claim(await store("203.0.113.7")), failure);
  await passTime("717 days");
  const report = await state();
  expect(report).toMatchObject({ lastError });
  for (const text of [...Object.values(exampleRow), "ana@", "Ana", "142", "10.0.0", "203.0"])
    expect(JSON.stringify(report)).not.toContain(text);
});

describe("the team's notices", () => {
  test("report emails that were perhaps sent and are not sent again once a day, until somebody marks the messages as read", async () => {
    await changeSettings({ unconfirmed_retries: 1 });
    const id = await store();
    for (const _ of ["first", "second"]) {
      expect(await claimNotices()).toEqual([]);
      await record(await claim(id), "perhaps sent: ETIMEDOUT: no reply within 60 s");
      await passTime("3 hours");
    }
    const notices = [
      expect.stringMatching(
        /perhaps emailed.*: 1\. The first came on 20\d\d-\d\d-\d\d\..*mark them as read/,
      ),
    ];
    expect(await claimNotices()).toEqual(notices);
    await call("record_contact_notice");
    await passTime("1 day");
    expect(await claimNotices()).toEqual(notices);
    const problems = expect.arrayContaining(notices);
    expect(await state()).toMatchObject({ waiting: 0, unconfirmed: 1, notices, problems });
    await passTime("2 minutes");
    const docs = readFileSync("docs/contact-messages.md", "utf8");
    const [, mark = ""] = /`(update contact_submissions set notified_at[^`]*)`/.exec(docs) ?? [];
    await database.sql(mark.replace("…", id));
    expect(await state()).toMatchObject({ waiting: 0, unconfirmed: 0, notices: [] });
  });

  test("report once a day how many messages will be deleted before they have been emailed", async () => {
    await record(await claim(await store()), "554 spam");
    await record(await claim(await store()));
    await passTime("715 days");
    expect(await claimNotices()).toEqual([]);
    await passTime("2 days");
    const notices = [
      expect.stringMatching(
        /deleted within 14 days: 1\. The first is deleted on 20\d\d-\d\d-\d\d\.$/,
      ),
    ];
    expect(await claimNotices()).toEqual(notices);
    expect(await claimNotices()).toEqual([]);
    await passTime("3 minutes");
    expect(await claimNotices()).toEqual(notices);
    await call("record_contact_notice");
    await passTime("23 hours");
    expect(await claimNotices()).toEqual([]);
    await passTime("1 hour");
    expect(await claimNotices()).toEqual(notices);
    expect(await state()).toMatchObject({ notices, problems: expect.arrayContaining(notices) });
  });

  test("say how many messages the daily limit is holding back, until they have been emailed", async () => {
    await changeSettings({ daily_mail_limit: 4, daily_mail_reserve: 2 });
    for (const _ of [1, 2]) await record(await claim(await store("203.0.113.7")));
    const waiting = await store("203.0.113.7");
    expect(await claimNotices()).toEqual([]);
    await passTime("6 minutes");
    expect(await claimNotices()).toEqual([
      "Emails are held back: the website has sent 2 in 24 hours, and keeps the rest of its 4 for new senders. Messages that wait in the table: 1.",
    ]);
    await call("record_contact_notice");
    await passTime("1 day");
    await record(await claim(waiting));
    expect(await claimNotices()).toEqual([]);
  });

  test.each([
    ["more are waiting than can be emailed in a day", 3, 0],
    ["more have come in a day than can be emailed in a day, even if all have been emailed", 5, 5],
  ])("say that some messages will wait longer than a day when %s", async (_, sent, mailed) => {
    await changeSettings({ daily_mail_limit: 4, daily_mail_reserve: 2 });
    for (let count = 1; count <= sent; count += 1) {
      expect(await state()).toMatchObject({ notices: [] });
      const id = await store(`203.0.113.${count}`);
      if (count <= mailed)
        await database.sql("update contact_submissions set notified_at = now() where id = $1", [
          id,
        ]);
    }
    const notices = [
      `More messages come or wait than daily_mail_limit (4) allows in 24 hours: some will wait longer than a day. Messages that wait in the table: ${sent - mailed}.`,
    ];
    expect(await state()).toMatchObject({ notices, problems: notices });
    await passTime("25 hours");
    await database.sql("update contact_submissions set notified_at = created_at where true");
    expect(await state()).toMatchObject({ notices: [] });
  });
});
