import { createContactDatabase } from "./contactDatabase";

const database = createContactDatabase();
beforeEach(database.reset);

const { sql, store } = database;

const hasSwept = async () =>
  (await sql("select from contact.state where swept_at is not null")).length === 1;

const fillVault = () =>
  sql(
    `insert into vault.secrets (name, secret) values
       ('contact_project_url', 'https://ref.supabase.co'), ('contact_sweep_secret', 'hush')`,
  );

test("schedules each job only once when schedule_jobs() is called twice", async () => {
  await sql("select contact.schedule_jobs(), contact.schedule_jobs()");
  expect(await sql("select jobname as name, schedule, command from cron.job order by 1")).toEqual([
    {
      name: "contact-job-records",
      schedule: "47 7 * * *",
      command: expect.stringContaining("delete from cron.job_run_details"),
    },
    { name: "contact-purge", schedule: "17 * * * *", command: "select contact.purge()" },
    { name: "contact-sweep", schedule: "* * * * *", command: "select contact.request_sweep()" },
  ]);
});

test("when an email is due, requests a sweep with the secret, and does not record the sweep until it has run", async () => {
  await store();
  await expect(sql("select contact.request_sweep()")).rejects.toThrow(
    "Vault must hold the secrets contact_project_url and contact_sweep_secret",
  );
  await fillVault();
  await sql("select contact.request_sweep()");
  expect(await sql("select * from net.requests")).toEqual([
    {
      url: "https://ref.supabase.co/functions/v1/send-contact-notification",
      headers: { "content-type": "application/json", "x-contact-sweep-secret": "hush" },
    },
  ]);
  expect(await hasSwept()).toBe(false);
  await database.as("service_role", "select claim_contact_notice()");
  expect(await hasSwept()).toBe(true);
});

test("requests a sweep when only a notice to the team is due", async () => {
  await fillVault();
  const id = await store();
  await database.changeSettings({ unconfirmed_retries: 0 });
  await database.record(await database.claim(id), "perhaps sent: ETIMEDOUT: no reply");
  const requests = async () => {
    await sql("select contact.request_sweep()");
    return (await sql("select from net.requests")).length;
  };
  expect(await requests()).toBe(1);
  await database.as("service_role", "select claim_contact_notice(), record_contact_notice()");
  expect(await requests()).toBe(1);
  await database.passTime("1 day");
  expect(await requests()).toBe(2);
});

test.each([
  ["there is no message", "delete from contact_submissions"],
  ["all messages have been emailed", "update contact_submissions set notified_at = now()"],
  ["all messages are in backoff", "update contact_submissions set next_attempt_at = 'infinity'"],
  ["all messages are being emailed", "update contact_submissions set lease_until = 'infinity'"],
])("requests no sweep when %s", async (_, change) => {
  await fillVault();
  await store();
  await sql(change);
  await sql("select contact.request_sweep()");
  expect(await sql("select * from net.requests")).toEqual([]);
  expect(await hasSwept()).toBe(true);
});

test("deletes job records after seven days", async () => {
  await sql(
    `create table cron.job_run_details as
       select hours, now() - make_interval(hours => hours) as start_time,
         case when hours <> 170 then now() - make_interval(hours => hours) end as end_time
       from unnest(array[1, 167, 169, 170]) as hours;
     select contact.schedule_jobs()`,
  );
  const [job] = await sql("select command from cron.job where jobname = 'contact-job-records'");
  await sql(String(job?.command));
  expect(await sql("select hours from cron.job_run_details order by 1")).toEqual([
    { hours: 1 },
    { hours: 167 },
  ]);
});

test.each([
  ["the hash of an address", "one day", "emailed", 24],
  ["a message", "two years", "emailed", 730 * 24],
  ["a message", "two years", "never emailed", 730 * 24],
])(
  "the purge removes %s an hour before it is %s old, if the message was %s",
  async (what, _, mail, hours) => {
    const left = async () => {
      await sql("select contact.purge()");
      const rows = await sql(
        "select coalesce(sender_hash, address_hash) as hash from contact_submissions",
      );
      return { messages: rows.length, hashes: rows.filter(({ hash }) => hash !== null).length };
    };
    await store("203.0.113.7");
    if (mail === "emailed") await database.record(await database.claim());
    // By the time a message is two years old, its hash has long been deleted.
    const before = { messages: 1, hashes: hours === 24 ? 1 : 0 };
    await database.passTime(`${hours - 1} hours`);
    await database.passTime("-1 minute");
    expect(await left()).toEqual(before);
    await database.passTime("2 minutes");
    expect(await left()).toEqual({ messages: what === "a message" ? 0 : 1, hashes: 0 });
  },
);
