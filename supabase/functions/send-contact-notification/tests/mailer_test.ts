import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import {
  type MailServerBehavior as Behavior,
  startMailCatcher,
} from "../../../../scripts/backend/server/mailCatcher.ts";
import { composeMail } from "../mail.ts";
import { codesOf, createMailer, describeFailure } from "../mailer.ts";
import type { ClaimedSubmission } from "../outbox.ts";
import { claimedSubmission, mailSettings, teamAddress } from "./testTools.ts";

const shortTimeouts = { connectMilliseconds: 1_000, sendMilliseconds: 5_000 };

async function deliver(change: Partial<ClaimedSubmission> = {}, behavior: Behavior = "accepts") {
  const catcher = await startMailCatcher(0);
  await catcher.setBehavior(behavior, 1_500);
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
  Deno.test(`delivers the subject ${JSON.stringify(subject.slice(0, 60))} as text, in header lines of at most 100 characters`, async () => {
    const { caught } = await deliver({ subject });
    assert.equal(caught[0]?.subject, `Website message: ${subject.replaceAll("=?", "= ?")}`);
    for (const line of caught[0]?.source.split("\r\n\r\n")[0]?.split("\r\n") ?? [])
      assert.ok(line.length <= 100, line);
  });
}

/** The steps of a session in order, with the beginning of the client's command and the server's reply. */
const steps = {
  "the connection": ["", "220 localhost"],
  "the first command": ["EHLO", "250-localhost\r\n250 AUTH PLAIN"],
  "the login": ["AUTH", "235 Welcome"],
  "the sender": ["MAIL", "250 Go on"],
  "the recipient": ["RCPT", "250 Go on"],
  "the announcement of the email": ["DATA", "354 Go on"],
  "the email": [".", "250 Accepted"],
} as const;
type Step = keyof typeof steps;

const faults = {
  "does not reply": undefined,
  "closes the connection": "close",
  "is busy": "451 Try again later",
  refuses: "550 No",
} as const;
type Fault = keyof typeof faults;

/** Starts a mail server that replies to each command as it should, except at one step. */
async function startFaultyServer(step: Step, answer: string | undefined) {
  const replies = new Map(Object.values<readonly [string, string]>(steps));
  const server = createServer((socket) => {
    const reply = (command: string) => {
      const text = command === steps[step][0] ? answer : replies.get(command);
      if (text === "close") socket.destroy();
      else if (text) socket.write(`${text}\r\n`);
    };
    socket.on("error", () => {});
    let isEmail = false;
    createInterface(socket).on("line", (line) => {
      if (isEmail && line !== ".") return;
      isEmail = line === "DATA";
      reply(line === "." ? line : line.replace("HELO", "EHLO").slice(0, 4));
    });
    if (step === "the connection") reply("");
    else socket.write(`${replies.get("")}\r\n`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Sends an email to a mail server that answers so at one step, and returns the error. */
async function failureAt(step: Step, answer: string | undefined): Promise<unknown> {
  const server = await startFaultyServer(step, answer);
  const settings = {
    ...mailSettings((server.address() as AddressInfo).port),
    login: { user: "mailer", pass: "hush" },
  };
  const send = createMailer(settings, { connectMilliseconds: 300, sendMilliseconds: 600 });
  const error: unknown = await send(composeMail(claimedSubmission(), settings)).then(
    () => "no error",
    (reason) => reason,
  );
  server.close();
  return error;
}

for (const step of Object.keys(steps) as Step[])
  for (const fault of Object.keys(faults) as Fault[]) {
    const isReply = faults[fault] !== undefined && faults[fault] !== "close";
    const outcome = isReply ? "" : step === "the connection" ? "not reached: " : "perhaps sent: ";
    Deno.test(`reports "${outcome}" when the mail server ${fault} after ${step}`, async () => {
      const error = await failureAt(step, faults[fault]);
      assert.match(describeFailure(error), new RegExp(`^${outcome}E[A-Z]+: `));
      assert.match(codesOf(error), isReply ? /^E[A-Z]+ [45]5\d$/ : /^E[A-Z]+$/);
    });
  }

for (const answer of ["Accepted", "354 Go on"]) {
  Deno.test(`reports "perhaps sent: " when the mail server's reply to the email is "${answer}"`, async () => {
    assert.match(
      describeFailure(await failureAt("the email", answer)),
      /^perhaps sent: EMESSAGE: /,
    );
  });
}

Deno.test("sends nothing to a server on another machine that offers no encryption", async () => {
  const catcher = await startMailCatcher(0);
  // Resolves to this machine, but is not recognized as such.
  const settings = { ...mailSettings(catcher.port), host: "LOCALHOST" };
  const mail = composeMail(claimedSubmission(), settings);
  const error: unknown = await createMailer(settings)(mail).catch((reason) => reason);
  await catcher.close();
  assert.match(describeFailure(error), /^ETLS: /);
  assert.equal(catcher.mails.length, 0);
});

Deno.test("reports that the mail server was not reached when nothing listens at its port", async () => {
  const { error } = await deliver({}, "down");
  assert.match(describeFailure(error), /^not reached: ESOCKET: .*ECONNREFUSED/);
});

Deno.test("waits longer for the confirmation of an email than for a connection", async () => {
  const { error, caught } = await deliver({}, "confirms late");
  assert.equal(error, undefined);
  assert.equal(caught.length, 1);
});
