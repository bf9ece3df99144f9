import assert from "node:assert/strict";
import { composeMail, composeNotice, oneLine } from "../mail.ts";
import { claimedSubmission, mailSettings } from "./testTools.ts";

const settings = mailSettings(25);

Deno.test("tells the team who sent the message, when, and what it says", () => {
  const submission = claimedSubmission({ first_name: "Ana\nEmail: evil@example.com" });
  const mail = composeMail(submission, settings);
  assert.match(mail.text, /^Name: Ana Email: evil@example\.com D'Andrade-Núñez\nEmail: ana@/);
  assert.match(mail.text, /Received: Monday, 4 May 2026 at 09:30 \(Buenos Aires time\)/);
  assert.ok(mail.text.endsWith(`\n\n${submission.message}\n`));
  assert.equal(mail.messageId, `<${submission.id}@lender.example>`);
});

Deno.test("says that a field has no visible text", () => {
  const blank = "\u200b\u200d\u2060\u0007\u2800";
  const { subject, text, html } = composeMail(
    claimedSubmission({ last_name: blank, subject: blank, message: blank }),
    settings,
  );
  assert.equal(subject, "Website message: (nothing visible)");
  assert.match(text, /^Name: Ana \(nothing visible\)\n.*\n\n\(nothing visible\)\n$/s);
  assert.match(html, /(Ana \(nothing visible\)<).*>\(nothing visible\)<\/p>/s);
});

Deno.test("names the message's id in words that the team understands", () => {
  const submission = claimedSubmission();
  assert.ok(composeMail(submission, settings).text.includes(`\nReference: ${submission.id}\n`));
  const { text } = composeNotice(["One waits."], settings);
  assert.match(text, /^One waits\.\n\nTo read these messages.* ask your developer or see docs\//);
});

Deno.test("composes the same email when a message is claimed again", () => {
  const submission = claimedSubmission();
  const again = { ...submission, lease: crypto.randomUUID(), attempt: 7 };
  assert.deepEqual(composeMail(submission, settings), composeMail(again, settings));
});

Deno.test("marks notices as auto-generated, but not visitors' messages, because help desks may ignore such emails", () => {
  const suppressed = { "X-Auto-Response-Suppress": "All" };
  assert.deepEqual(composeMail(claimedSubmission(), settings).headers, suppressed);
  assert.deepEqual(composeNotice(["One waits."], settings).headers, {
    ...suppressed,
    "Auto-Submitted": "auto-generated",
  });
});

Deno.test("does not truncate the longest allowed name, email address and subject", () => {
  const longest = { first_name: "A".repeat(100), last_name: "B".repeat(100) };
  const email = `${"e".repeat(242)}@example.com`;
  const message = { ...longest, email, subject: "😀".repeat(150) };
  const { text, subject } = composeMail(claimedSubmission(message), settings);
  assert.ok(text.includes(`: ${longest.first_name} ${longest.last_name}\n`));
  assert.ok(text.includes(`: ${email}\n`));
  assert.equal(subject, `Website message: ${message.subject}`);
});

const addresses = [
  "Ana <ana@example.com>",
  "ana@example.com, bob@example.com",
  "ana@example.com\r\nBcc: all@example.com",
  "=?utf-8?Q?=0D=0ABcc=3Aall?=@example.com",
  "ana",
  "",
];
for (const email of addresses) {
  Deno.test(`sets no Reply-To when the sender's address is ${JSON.stringify(email)}`, () => {
    assert.equal(composeMail(claimedSubmission({ email }), settings).replyTo, undefined);
  });
}

Deno.test("converts a domain with non-ASCII letters to Punycode in Reply-To", () => {
  const submission = claimedSubmission({ email: "ana@münchen.de" });
  assert.equal(composeMail(submission, settings).replyTo, "ana@xn--mnchen-3ya.de");
});

Deno.test("escapes every field in the HTML", () => {
  const evil = `<img src=x onerror="alert(1)"><a href='https://example.com'>&lt;`;
  const fields = { first_name: evil, last_name: evil, phone: evil, subject: evil, message: evil };
  const mail = composeMail(claimedSubmission(fields), settings);
  assert.doesNotMatch(mail.html, /<img|<a |onerror="/);
  assert.match(
    mail.html,
    /&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&lt;a href=&#39;.*&#39;&gt;&amp;lt;/,
  );
});

Deno.test("breaks long links in the HTML, and keeps line breaks even without styles", () => {
  const { html } = composeMail(
    claimedSubmission({ message: "One\ntwo\r\nthree\rfour\u2028five\n\n<br>" }),
    settings,
  );
  assert.equal(html.match(/overflow-wrap: anywhere/g)?.length, html.match(/<td|<p/g)?.length);
  assert.match(html, />One<br>two<br>three<br>four<br>five<br><br>&lt;br&gt;<\/p>/);
});

const lines: [string, string][] = [
  ["Ana\rB\nC\u2028D\u2029E\u0085F\0G", "Ana B C D E F G"],
  [" Núñez 😀 ", "Núñez 😀"],
  ["Ana \u202egpj.exe\u2066\u2069 שלום\u200f", "Ana gpj.exe שלום\u200f"],
];
for (const [text, line] of lines) {
  Deno.test(`turns ${JSON.stringify(text)} into one line`, () => assert.equal(oneLine(text), line));
}

Deno.test("truncates a long line without splitting a character", () => {
  assert.equal(oneLine("😀😀😀😀", 3), "😀😀😀…");
});
