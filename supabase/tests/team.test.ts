import { readFileSync } from "node:fs";
import { createContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const database = createContactDatabase();
beforeEach(database.reset);

const asTeam = (statement: string) => database.as("contact_team", statement);

test("the inbox lists messages, newest first, with the state of each one's email", async () => {
  const states = [
    ["Emailed message", "notified_at = now()", "emailed"],
    [
      "Failed message",
      "attempts = 3, last_error = '550 no'",
      expect.stringMatching(/^waiting, tries so far: 3, next at \d{4}-/),
    ],
    [
      "Unconfirmed message",
      "attempts = 1, unconfirmed = 1",
      expect.stringMatching(/^perhaps emailed, tries so far: 1, next at \d{4}-/),
    ],
    [
      "Message that nobody has marked as read",
      "attempts = 3, unconfirmed = 3, next_attempt_at = 'infinity'",
      "perhaps emailed, tries: 3, mark it as read",
    ],
    ["Message being emailed", "lease_until = now() + interval '1 hour'", "being emailed"],
    ["New message", "attempts = 0", "waiting"],
  ] as const;
  for (const [subject, change] of states) {
    await database.passTime("1 minute");
    await database.send({ subject });
    await database.sql(`update contact_submissions set ${change} where subject = '${subject}'`);
  }
  expect(await asTeam("select first_name, subject, mail, last_error from contact.inbox")).toEqual(
    states.toReversed().map(([subject, , mail]) => ({
      first_name: exampleRow.first_name,
      subject,
      mail,
      last_error: subject === "Failed message" ? "550 no" : null,
    })),
  );
});

test("a person's data is erased by email address, ignoring case", async () => {
  for (const email of ["ana@example.com", "ANA@Example.com", "bob@example.com"])
    await database.send({ email });
  expect(await asTeam("select contact.erase_person(' ana@EXAMPLE.com') as erased")).toEqual([
    { erased: 2 },
  ]);
  expect(await database.sql("select email from contact_submissions")).toEqual([
    { email: "bob@example.com" },
  ]);
});

test("the statements in docs/contact-messages.md delete a flood of messages, but no others", async () => {
  const docs = readFileSync("docs/contact-messages.md", "utf8");
  const section = docs.slice(docs.indexOf("## Delete a flood"));
  const [look = "", remove = ""] = [...section.matchAll(/```sql\n(.*?)```/gs)].map(
    ([, sql]) => sql,
  );
  const other = await database.store("203.0.113.8");
  for (let count = 0; count < 3; count += 1) await database.store("203.0.113.7");
  const [most] = await database.sql(look);
  expect(most).toMatchObject({ count: 3 });
  await database.sql(`${remove.replace("…", String(most?.sender_hash))}commit;`);
  expect(await database.sql("select id from contact_submissions")).toEqual([{ id: other }]);
});
