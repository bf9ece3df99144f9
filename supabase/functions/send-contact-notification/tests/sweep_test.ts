import assert from "node:assert/strict";
import { aSubmission, outboxOf } from "./examples.ts";
import { post, sweepSecret, textOf, withFunction } from "./functionUnderTest.ts";

Deno.test("a sweep sends all that waits", async () => {
  const outbox = outboxOf(aSubmission(), aSubmission(), aSubmission());
  await withFunction(outbox, async (handle, catcher) => {
    const response = await handle(post({}, { "x-contact-sweep-secret": sweepSecret }));
    assert.equal(await textOf(response), '200 {"sent":3,"failed":0}');
    assert.equal(catcher.mails.length, 3);
  });
});

Deno.test("a sweep gives up after three failures in a row", async () => {
  const outbox = outboxOf(...Array.from({ length: 5 }, () => aSubmission()));
  await withFunction(outbox, async (handle, catcher) => {
    catcher.behave("refuses");
    const response = await handle(post({}, { "x-contact-sweep-secret": sweepSecret }));
    assert.equal(await textOf(response), '200 {"sent":0,"failed":3}');
    assert.equal(outbox.waiting.length, 2);
  });
});

for (const wrong of ["", "guess", `${sweepSecret} `.slice(0, -2), `${sweepSecret}x`]) {
  Deno.test(`no sweep for the secret ${JSON.stringify(wrong)}`, async () => {
    await withFunction(outboxOf(aSubmission()), async (handle, catcher) => {
      const response = await handle(post({}, { "x-contact-sweep-secret": wrong }));
      assert.equal(response.status, 401);
      await response.body?.cancel();
      assert.equal(catcher.mails.length, 0);
    });
  });
}
