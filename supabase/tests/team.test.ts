/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS, projectRoot } from "../../shared/backend/database/migrations";
import { type ContactDatabase, codeOf, openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
  const stubs = join(projectRoot, "shared/backend/database/hostedExtensions.sql");
  await database.run(readFileSync(stubs, "utf8"));
});
beforeEach(async () => {
  await database.reset();
  await database.sql("truncate net.requests, vault.secrets");
});

/** Whether the state counts a sweep as one that ran. */
const hasSwept = async () =>
  (await database.sql("select from contact.state where swept_at is not null")).length === 1;

const fillVault = () =>
  database.sql(
    `insert into vault.secrets (name, secret) values
       ('contact_project_url', 'https://ref.supabase.co'), ('contact_sweep_secret', 'hush')`,
  );

test("schedules each job once when it is called twice", async () => {
  await database.sql("select contact.schedule_jobs(), contact.schedule_jobs()");
  expect(
    await database.sql("select jobname as name, schedule, command from cron.job order by 1"),
  ).toEqual([
    {
      name: "contact-job-records",
      schedule: "47 7 * * *",
      command: expect.stringContaining("delete from cron.job_run_details"),
    },
    { name: "contact-purge", schedule: "17 * * * *", command: "select contact.purge()" },
    { name: "contact-sweep", schedule: "* * * * *", command: "select contact.request_sweep()" },
  ]);
});

test("requests a sweep with the secret when a mail is due, which counts when it was served", async () => {
  await fillVault();
  await database.send();
  await database.sql("select contact.request_sweep()");
  expect(await database.sql("select * from net.requests")).toEqual([
    {
      url: "https://ref.supabase.co/functions/v1/send-contact-notification",
      headers: { "content-type": "application/json", "x-contact-sweep-secret": "hush" },
    },
  ]);
  expect(await hasSwept()).toBe(false);
  await database.as("service_role", "select claim_contact_notice()");
  expect(await hasSwept()).toBe(true);
});

test.each([
  ["there is no message", "delete from contact_submissions"],
  ["all are mailed", "update contact_submissions set notified_at = now()"],
  ["all are in backoff", "update contact_submissions set next_attempt_at = 'infinity'"],
  ["all are being mailed", "update contact_submissions set lease_until = 'infinity'"],
])("requests nothing when %s", async (_, change) => {
  await fillVault();
  await database.send();
  await database.sql(change);
  await database.sql("select contact.request_sweep()");
  expect(await database.sql("select * from net.requests")).toEqual([]);
  expect(await hasSwept()).toBe(true);
});

test("deletes the records of jobs after seven days", async () => {
  await database.run(
    `create table cron.job_run_details as
       select hours, now() - make_interval(hours => hours) as start_time,
         case when hours <> 170 then now() - make_interval(hours => hours) end as end_time
       from unnest(array[1, 167, 169, 170]) as hours;
     select contact.schedule_jobs()`,
  );
  const [job] = await database.sql(
    "select command from cron.job where jobname = 'contact-job-records'",
  );
  await database.sql(String(job?.command));
  expect(await database.sql("select hours from cron.job_run_details order by 1")).toEqual([
    { hours: 1 },
    { hours: 167 },
  ]);
});

test("reports the missing secrets", async () => {
  await database.send();
  await expect(database.sql("select contact.request_sweep()")).rejects.toThrow(
    "Vault must hold the secrets contact_project_url and contact_sweep_secret",
  );
});

describe("a member of the team", () => {
  const asTeam = async (statement: string) => {
    await database.sql("set role contact_team");
    try {
      return await database.sql(statement);
    } finally {
      await database.sql("reset role");
    }
  };

  test("reads the inbox, newest first, with the state of each mail", async () => {
    const states = [
      ["Mailed message", "notified_at = now()"],
      ["Failed message", "attempts = 3, last_error = '550 no'"],
      ["Message being mailed", "lease_until = now() + interval '1 hour'"],
      ["New message", "attempts = 0"],
    ] as const;
    for (const [subject, change] of states) {
      await database.passTime("1 minute");
      await database.send({ subject });
      await database.sql(`update contact_submissions set ${change} where subject = '${subject}'`);
    }
    expect(await asTeam("select first_name, subject, mail, last_error from contact.inbox")).toEqual(
      [
        ["New message", "waiting", null],
        ["Message being mailed", "being mailed", null],
        [
          "Failed message",
          expect.stringMatching(/^waiting, tries so far: 3, next at \d{4}-/),
          "550 no",
        ],
        ["Mailed message", "mailed", null],
      ].map(([subject, mail, last_error]) => ({
        first_name: exampleRow.first_name,
        subject,
        mail,
        last_error,
      })),
    );
  });

  test("erases a person by address, ignoring case", async () => {
    await database.send();
    await database.send({ email: "ANA@Example.com" });
    await database.send({ email: "bob@example.com" });
    expect(await asTeam("select contact.erase_person(' ana@EXAMPLE.com') as erased")).toEqual([
      { erased: 2 },
    ]);
    expect(await database.sql("select email from contact_submissions")).toEqual([
      { email: "bob@example.com" },
    ]);
  });

  test.each([
    "select * from public.contact_submissions",
    "delete from public.contact_submissions",
    "select * from contact.sender_salt",
    "update contact.settings set value = 0",
    "select contact.purge()",
  ])("is not allowed to: %s", async (statement) => {
    await expect(asTeam(statement)).rejects.toMatchObject({ code: "42501" });
  });
});

test("restores the privileges when their migration runs again", async () => {
  const privileges = MIGRATIONS.find(({ name }) => name === "contact_privileges");
  await database.sql("grant all on contact_submissions to anon");
  await database.run(privileges?.sql ?? "");
  expect(await codeOf(database.as("anon", "select * from contact_submissions"))).toBe("42501");
  await database.send();
});
