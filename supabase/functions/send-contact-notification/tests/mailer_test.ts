import assert from "node:assert/strict";
import {
  type MailServerBehavior as Behavior,
  startMailCatcher,
} from "../../../../shared/backend/server/mailCatcher.ts";
import { composeMail } from "../mail.ts";
import { createMailer, describeFailure } from "../mailer.ts";
import type { ClaimedSubmission } from "../outbox.ts";
import { claimedSubmission, mailSettings, teamAddress } from "./testTools.ts";

const shortTimeouts = { connectMilliseconds: 1_000, sendMilliseconds: 5_000 };

async function deliver(change: Partial<ClaimedSubmission> = {}, behavior: Behavior = "accepts") {
  const catcher = await startMailCatcher(0);
  await catcher.setBehavior(behavior);
  const settings = mailSettings(catcher.port);
  const mail = composeMail(claimedSubmission(change), settings);
  const timeouts = behavior === "accepts" ? undefined : shortTimeouts;
  const error: unknown = await createMailer(settings, timeouts)(mail).catch((reason) => reason);
  await catcher.close();
  return { mail, error, caught: catcher.mails };
}

Deno.test("delivers an email's subject, id, addresses and text as composed", async () => {
  const { mail, caught } = await deliver({ message: "Ñ 😀\n.\nשלום" });
  assert.equal(caught.length, 1);
  assert.equal(caught[0]?.subject, mail.subject);
  assert.equal(caught[0]?.messageId, mail.messageId);
  assert.deepEqual(caught[0]?.recipients, [teamAddress]);
  assert.deepEqual(caught[0]?.replyTo, ["ana@example.com"]);
  assert.equal(caught[0]?.text?.replaceAll("\r\n", "\n").trim(), mail.text.trim());
});

const injections = [
  { subject: "Hello\n\nA body of my own" },
  { subject: "Hello\r Bcc: all@example.com\u2028Cc: b@example.com" },
  { first_name: "Ana\r\nBcc: all@example.com", last_name: "B\nTo: all@example.com" },
  { email: "ana@example.com\r\nBcc: all@example.com" },
  { phone: "868\r\nBcc: all@example.com" },
  { message: "Hello\r\n.\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<all@example.com>\r\n" },
];
for (const change of injections) {
  Deno.test(`adds no header or recipient when a message has ${JSON.stringify(change)}`, async () => {
    const { caught } = await deliver(change);
    assert.equal(caught.length, 1);
    assert.deepEqual(caught[0]?.recipients, [teamAddress]);
    const replies = "email" in change ? "" : "reply-to ";
    assert.equal(
      caught[0]?.headers.sort().join(" "),
      `content-type date from message-id mime-version ${replies}subject to x-auto-response-suppress`,
    );
  });
}

const encodedWords = [
  "=?utf-8?Q?=0D=0ABcc:=20all@example.com?=",
  "Hello =?UTF-8?B?DQpCY2M6IGFsbEBleGFtcGxlLmNvbQ==?= Núñez",
  `=?us-ascii?q?=0Aa?= ${"😀".repeat(100)}`,
  "What does =? mean",
];
for (const subject of encodedWords) {
  Deno.test(`delivers the subject ${JSON.stringify(subject.slice(0, 60))} unchanged, in header lines of at most 100 characters`, async () => {
    const { caught } = await deliver({ subject });
    assert.equal(caught[0]?.subject, `Website message: ${subject}`);
    for (const line of caught[0]?.source.split("\r\n\r\n")[0]?.split("\r\n") ?? [])
      assert.ok(line.length <= 100, line);
  });
}

const failures: [Behavior, RegExp][] = [
  ["rejects", /^EENVELOPE: .*550 The mailbox is full$/],
  ["accepts and disconnects", /^ECONNECTION: /],
  ["does not respond", /^ETIMEDOUT: /],
  ["down", /ECONNREFUSED/],
];
for (const [behavior, failure] of failures) {
  Deno.test(`describes the failure with its error code when the mail server's behaviour is "${behavior}"`, async () => {
    const { error } = await deliver({}, behavior);
    assert.match(describeFailure(error), failure);
  });
}
