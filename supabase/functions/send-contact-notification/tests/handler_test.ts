import assert from "node:assert/strict";
import { aSubmission, outboxOf, teamAddress } from "./examples.ts";
import { post, site, textOf, withFunction } from "./functionUnderTest.ts";

const received = '200 {"received":true}';

Deno.test("a stored message is mailed to the team in the words that are stored", async () => {
  const stored = aSubmission();
  const outbox = outboxOf(stored);
  await withFunction(outbox, async (handle, catcher) => {
    const body = {
      id: stored.id,
      email: "evil@example.com",
      message: "Buy pills",
      to: "x@example.com",
    };
    assert.equal(await textOf(await handle(post(body))), received);
    assert.equal(catcher.mails.length, 1);
    assert.deepEqual(catcher.mails[0]?.recipients, [teamAddress]);
    assert.doesNotMatch(catcher.mails[0]?.source ?? "", /evil@|pills|x@example/);
    assert.deepEqual(outbox.sent, [stored.id]);
  });
});

Deno.test("two calls make one mail, and both hear the same", async () => {
  const stored = aSubmission();
  await withFunction(outboxOf(stored), async (handle, catcher) => {
    const answers = await Promise.all([1, 2].map(async () => textOf(await handle(post(stored)))));
    assert.deepEqual(answers, [received, received]);
    assert.equal(catcher.mails.length, 1);
  });
});

Deno.test("an unknown key hears the same and causes nothing", async () => {
  await withFunction(outboxOf(aSubmission()), async (handle, catcher) => {
    const answer = await textOf(await handle(post({ ...aSubmission(), id: crypto.randomUUID() })));
    assert.equal(answer, received);
    assert.equal(catcher.mails.length, 0);
  });
});

const badBodies: [string, unknown, number][] = [
  ["nothing", "", 400],
  ["no JSON", "{", 400],
  ["null", "null", 400],
  ["a list", "[]", 400],
  ["no key", {}, 400],
  ["a key that is no UUID", { id: "1' or '1'='1" }, 400],
  ["a number as key", { id: 1 }, 400],
  ["more than fits", { id: crypto.randomUUID(), message: "a".repeat(100 * 1024) }, 413],
];
for (const [name, body, status] of badBodies) {
  Deno.test(`refused plainly: ${name}`, async () => {
    await withFunction(outboxOf(aSubmission()), async (handle, catcher) => {
      const response = await handle(post(body));
      assert.equal(response.status, status);
      assert.equal(response.headers.get("access-control-allow-origin"), site);
      assert.equal(typeof (await response.json()).error, "string");
      assert.equal(catcher.mails.length, 0);
    });
  });
}

Deno.test("the longest message fits, even with every character escaped", async () => {
  const escaped = (count: number) => "\\ud83d\\ude00".repeat(count);
  const body = `{"id":"${crypto.randomUUID()}","firstName":"${escaped(100)}","lastName":"${escaped(100)}",
    "email":"${"a".repeat(254)}","phone":"${escaped(40)}","subject":"${escaped(150)}","message":"${escaped(5000)}"}`;
  await withFunction(outboxOf(), async (handle) => {
    assert.equal(await textOf(await handle(post(body))), received);
  });
});

Deno.test("a mail server that fails is told plainly, and kept with the message", async () => {
  const stored = aSubmission();
  const outbox = outboxOf(stored);
  await withFunction(outbox, async (handle, catcher) => {
    catcher.behave("refuses");
    const response = await handle(post(stored));
    assert.equal(response.headers.get("access-control-allow-origin"), site);
    assert.equal(await textOf(response), '502 {"error":"The notification could not be sent now."}');
    assert.match(outbox.failures.join(), /550 The mailbox is full/);
  });
});

Deno.test("an error inside tells nothing of itself", async () => {
  const outbox = outboxOf();
  outbox.claim = () => Promise.reject(new Error("connection to 10.0.0.7 with key sb_secret_1"));
  await withFunction(outbox, async (handle) => {
    const answer = await textOf(await handle(post(aSubmission())));
    assert.equal(answer, '502 {"error":"The notification could not be sent now."}');
  });
});

for (const method of ["GET", "PUT", "DELETE"]) {
  Deno.test(`${method} is not answered`, async () => {
    await withFunction(outboxOf(), async (handle) => {
      const response = await handle(new Request("http://localhost/x", { method }));
      assert.equal(response.status, 405);
      assert.equal(response.headers.get("allow"), "POST");
      await response.body?.cancel();
    });
  });
}
