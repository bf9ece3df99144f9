import assert from "node:assert/strict";
import { composeMail } from "../mail.ts";
import { aSubmission, mailSettings, teamAddress } from "./examples.ts";

const settings = mailSettings(25);

Deno.test("goes to the team and is answered to the sender", () => {
  const submission = aSubmission();
  const mail = composeMail(submission, settings);
  assert.equal(mail.to, teamAddress);
  assert.equal(mail.replyTo, "ana@example.com");
  assert.equal(mail.subject, "Website message: A question");
  assert.equal(mail.messageId, `<${submission.id}@kwedi.example>`);
  assert.match(mail.text, /^Name: Ana D'Andrade-Núñez\nE-mail: ana@example\.com\n/);
  assert.match(mail.text, /Received: Monday, 4 May 2026 at 08:30 \(Trinidad time\)/);
  assert.match(mail.text, /\n\nHow long does it take\?\n$/);
});

Deno.test("is the same mail however often it is composed", () => {
  const submission = aSubmission();
  const again = { ...submission, lease: crypto.randomUUID(), attempt: 7 };
  assert.deepEqual(composeMail(submission, settings), composeMail(again, settings));
});

const addresses = [
  "Ana <ana@example.com>",
  "ana@example.com, bob@example.com",
  "ana@example.com\r\nBcc: all@example.com",
  "ana",
  "",
];
for (const email of addresses) {
  Deno.test(`has no Reply-To for ${JSON.stringify(email)}`, () => {
    assert.equal(composeMail(aSubmission({ email }), settings).replyTo, undefined);
  });
}

Deno.test("a name cannot invent another field of the mail", () => {
  const mail = composeMail(aSubmission({ first_name: "Ana\nE-mail: evil@example.com" }), settings);
  assert.match(mail.text, /^Name: Ana E-mail: evil@example\.com D'Andrade-Núñez\nE-mail: ana@/);
});

Deno.test("what was typed is text in the HTML, never markup", () => {
  const evil = `<img src=x onerror="alert(1)"><a href='https://example.com'>&`;
  const mail = composeMail(
    aSubmission({ first_name: evil, last_name: evil, phone: evil, subject: evil, message: evil }),
    settings,
  );
  assert.doesNotMatch(mail.html, /<img|<a |onerror="/);
  assert.match(mail.html, /&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&lt;a href=&#39;/);
});

Deno.test("a subject of the greatest length goes out whole", () => {
  const subject = "😀".repeat(150);
  assert.equal(
    composeMail(aSubmission({ subject }), settings).subject,
    `Website message: ${subject}`,
  );
});
