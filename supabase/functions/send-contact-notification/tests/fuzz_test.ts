import assert from "node:assert/strict";
import fc from "npm:fast-check@4.10.2";
import {
  claimedSubmission,
  createOutboxInMemory,
  site,
  teamAddress,
  withFunction,
} from "./testTools.ts";

const knownResponses = [
  '200 {"received":true}',
  '400 {"error":"The body must be JSON."}',
  '400 {"error":"The body must have the message\'s id, a UUID."}',
  '413 {"error":"The body is too long."}',
];

const stored = claimedSubmission();
const field = fc.constantFrom(
  "firstName",
  "email",
  "to",
  "cc",
  "bcc",
  "replyTo",
  "subject",
  "html",
);
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.emailAddress(),
  fc.constant("Ana\r\nBcc: everyone@example.com"),
);
const id = fc.oneof(
  fc.constantFrom(stored.id, stored.id.toUpperCase()),
  fc.uuid(),
  fc.jsonValue(),
  fc.constantFrom(`${stored.id}\n`, ` ${stored.id}`, "1' or '1'='1", "__proto__", "\u0000"),
);
const bodies: fc.Arbitrary<string | Uint8Array>[] = [
  fc.json(),
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 4096 }),
  fc
    .tuple(id, fc.dictionary(field, fc.oneof(text, fc.jsonValue())))
    .map(([id, fields]) => JSON.stringify({ ...fields, id })),
  id.map((id) => JSON.stringify([{ id }])),
  // Well-formed except for bytes that are not UTF-8.
  fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => {
    const [before, after] = [`{"id":"${stored.id}","message":"`, '"}'].map((text) =>
      new TextEncoder().encode(text),
    );
    return new Uint8Array([...(before ?? []), ...bytes, ...(after ?? [])]);
  }),
  fc.nat({ max: 300_000 }).map((length) => `{"id":"${stored.id}","x":"${"a".repeat(length)}"}`),
  fc.nat({ max: 200_000 }).map((depth) => "[".repeat(depth)),
];
const contentType = fc.constantFrom(
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
);

Deno.test("sends a known response and only the stored mail to the team, whatever the body is", async () => {
  // Every run can claim the message, as if it had not been mailed.
  const outbox = createOutboxInMemory();
  outbox.claim = (id) => Promise.resolve(id === stored.id ? stored : null);
  await withFunction(outbox, async (handle, catcher) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(...bodies), contentType, async (body, type) => {
        const response = await handle(
          new Request("http://localhost/send-contact-notification", {
            method: "POST",
            headers: { origin: site, "content-type": type },
            body: body as BodyInit,
          }),
        );
        const answer = `${response.status} ${await response.text()}`;
        assert.ok(knownResponses.includes(answer), answer);
        assert.equal(response.headers.get("content-type"), "application/json");
      }),
      { numRuns: 500, seed: 1 },
    );
    assert.ok(catcher.mails.length > 0, "no body was valid");
    for (const { recipients, text, headers } of catcher.mails) {
      assert.deepEqual(recipients, [teamAddress]);
      assert.ok(text?.includes(stored.message));
      for (const name of ["cc", "bcc"]) assert.ok(!headers.includes(name));
    }
    assert.equal(new Set(catcher.mails.map(({ text }) => text)).size, 1);
  });
});
