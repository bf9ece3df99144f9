import assert from "node:assert/strict";
import { composeMail } from "../mail.ts";
import { createMailer, describeFailure } from "../mailer.ts";
import { type Behavior, startMailCatcher } from "./mailCatcher.ts";
import { claimedSubmission, mailSettings, teamAddress } from "./testTools.ts";

const shortTimeouts = { connectMilliseconds: 1_000, sendMilliseconds: 5_000 };

Deno.test("delivers a mail as composed", async () => {
  const catcher = await startMailCatcher();
  const settings = mailSettings(catcher.port);
  const submission = claimedSubmission({ message: "Ñ 😀\n.\nשלום" });
  const mail = composeMail(submission, settings);
  await createMailer(settings)(mail);
  await catcher.close();
  assert.equal(catcher.mails.length, 1);
  const [caught] = catcher.mails;
  assert.equal(caught?.subject, mail.subject);
  assert.equal(caught?.messageId, mail.messageId);
  assert.deepEqual(caught?.recipients, [teamAddress]);
  assert.deepEqual(caught?.replyTo, [{ address: "ana@example.com", name: "" }]);
  assert.equal(caught?.text?.replaceAll("\r\n", "\n").trim(), mail.text.trim());
});

const injections = [
  { subject: "Hello\r\nBcc: all@example.com" },
  { subject: "Hello\n\nA body of my own" },
  { subject: "Hello\r Bcc: all@example.com\u2028Cc: b@example.com" },
  { first_name: "Ana\r\nBcc: all@example.com", last_name: "B\nTo: all@example.com" },
  { email: "ana@example.com\r\nBcc: all@example.com" },
  { phone: "868\r\nBcc: all@example.com" },
  { message: "Hello\r\n.\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<all@example.com>\r\n" },
];
for (const change of injections) {
  Deno.test(`adds no header and no recipient for ${JSON.stringify(change)}`, async () => {
    const catcher = await startMailCatcher();
    const settings = mailSettings(catcher.port);
    await createMailer(settings)(composeMail(claimedSubmission(change), settings));
    await catcher.close();
    assert.equal(catcher.mails.length, 1);
    assert.deepEqual(catcher.mails[0]?.recipients, [teamAddress]);
    const names = catcher.mails[0]?.headers.map(({ key }) => key).sort();
    assert.deepEqual(names, [
      "auto-submitted",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      ...("email" in change ? [] : ["reply-to"]),
      "subject",
      "to",
      "x-auto-response-suppress",
    ]);
  });
}

const encodedWords = [
  "=?utf-8?Q?=0D=0ABcc:=20all@example.com?=",
  "Hello =?UTF-8?B?DQpCY2M6IGFsbEBleGFtcGxlLmNvbQ==?= Núñez",
  `=?us-ascii?q?=0Aa?= ${"😀".repeat(100)}`,
  "What does =? mean",
];
for (const subject of encodedWords) {
  Deno.test(`delivers the subject ${JSON.stringify(subject.slice(0, 60))} as the text that it is`, async () => {
    const catcher = await startMailCatcher();
    const settings = mailSettings(catcher.port);
    await createMailer(settings)(composeMail(claimedSubmission({ subject }), settings));
    await catcher.close();
    assert.equal(catcher.mails[0]?.subject, `Website message: ${subject}`);
    for (const line of catcher.mails[0]?.source.split("\r\n\r\n")[0]?.split("\r\n") ?? [])
      assert.ok(line.length <= 100, line);
  });
}

const failures: [Behavior, RegExp][] = [
  ["rejects", /^EENVELOPE: .*550 The mailbox is full$/],
  ["accepts and disconnects", /^ECONNECTION: /],
  ["does not respond", /^ETIMEDOUT: /],
];
for (const [behavior, failure] of failures) {
  Deno.test(`describes the failure in one line when the server ${behavior}`, async () => {
    const catcher = await startMailCatcher();
    catcher.setBehavior(behavior);
    const settings = mailSettings(catcher.port);
    const sending = createMailer(
      settings,
      shortTimeouts,
    )(composeMail(claimedSubmission(), settings));
    const error = await sending.then(
      () => null,
      (reason: unknown) => reason,
    );
    await catcher.close();
    assert.match(describeFailure(error), failure);
  });
}

Deno.test("rejects when no server listens", async () => {
  const catcher = await startMailCatcher();
  await catcher.close();
  const settings = mailSettings(catcher.port);
  const sending = createMailer(settings, shortTimeouts)(composeMail(claimedSubmission(), settings));
  assert.match(describeFailure(await sending.catch((error) => error)), /ECONNREFUSED/);
});
