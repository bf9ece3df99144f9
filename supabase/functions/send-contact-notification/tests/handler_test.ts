import assert from "node:assert/strict";
import { untilDone } from "../handler.ts";
import {
  claimedSubmission,
  createOutboxInMemory,
  get,
  post,
  site,
  state,
  statusAndBody,
  sweepSecret,
  teamAddress,
  withFunction,
} from "./testTools.ts";

for (const body of ["", "{", "null", "[]", {}, { id: 1 }, { id: "1' or '1'='1" }]) {
  Deno.test(`rejects the body ${JSON.stringify(body)}`, async () => {
    await withFunction(createOutboxInMemory(claimedSubmission()), async (handle, catcher) => {
      const response = await handle(post(body));
      assert.equal(response.status, 400);
      assert.equal(response.headers.get("access-control-allow-origin"), site);
      assert.equal(typeof (await response.json()).error, "string");
      assert.equal(catcher.mails.length, 0);
    });
  });
}

Deno.test("stops reading a body that does not end", async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull(body) {
      chunks += 1;
      body.enqueue(new Uint8Array(65_536));
    },
  });
  await withFunction(createOutboxInMemory(), async (handle) => {
    const response = await handle(
      new Request("http://localhost/x", { method: "POST", body: endless }),
    );
    assert.equal(response.status, 400);
    assert.ok(chunks < 10, `It has read ${chunks} chunks.`);
  });
});

Deno.test("does not reveal the details of an internal error", async () => {
  const outbox = createOutboxInMemory();
  outbox.claim = () => Promise.reject(new Error("connection to 10.0.0.7 with key sb_secret_1"));
  await withFunction(outbox, async (handle) => {
    const answer = await statusAndBody(await handle(post(claimedSubmission())));
    assert.equal(answer, '502 {"error":"The notification could not be sent now."}');
  });
});

const wrongSecrets = ["", sweepSecret.slice(0, -1), `${sweepSecret}x`];
for (const wrong of wrongSecrets) {
  Deno.test(`rejects a sweep and a GET request with the wrong secret ${JSON.stringify(wrong)}`, async () => {
    const headers = { "x-contact-sweep-secret": wrong };
    await withFunction(createOutboxInMemory(claimedSubmission()), async (handle, catcher) => {
      assert.equal(
        await statusAndBody(await handle(post({}, headers))),
        '401 {"error":"Not allowed."}',
      );
      const response = await handle(get(headers));
      assert.equal(response.headers.get("allow"), "POST");
      assert.equal(await statusAndBody(response), '405 {"error":"Only POST is allowed."}');
      assert.equal(catcher.mails.length, 0);
    });
  });
}

Deno.test("after a sweep, notifies the team of waiting messages only once, but retries if that fails", async () => {
  const outbox = createOutboxInMemory(claimedSubmission());
  outbox.notices = ["Messages that wait: 37.", "<b>12</b> will be deleted."];
  await withFunction(outbox, async (handle, catcher) => {
    const sweep = async () =>
      statusAndBody(await handle(post({}, { "x-contact-sweep-secret": sweepSecret })));
    await catcher.setBehavior("rejects");
    assert.equal(await sweep(), '200 {"sent":0,"failed":1}');
    await catcher.setBehavior("accepts");
    assert.equal(await sweep(), '200 {"sent":0,"failed":0}');
    assert.equal(await sweep(), '200 {"sent":0,"failed":0}');
    assert.deepEqual(
      catcher.mails.map(({ recipients, subject }) => [recipients, subject]),
      [[[teamAddress], "Website messages are waiting in the table"]],
    );
    assert.match(catcher.mails[0]?.source ?? "", /that wait: 37.*&lt;b&gt;12/s);
  });
});

Deno.test("repeats a notice to the team that was perhaps sent only when it is due again", async () => {
  const outbox = createOutboxInMemory();
  outbox.notices = ["Messages that wait: 37."];
  await withFunction(outbox, async (handle, catcher) => {
    await catcher.setBehavior("accepts and disconnects");
    for (const _ of [1, 2]) await handle(post({}, { "x-contact-sweep-secret": sweepSecret }));
    assert.equal(catcher.mails.length, 1);
  });
});

const sweeps: [seconds: number[], claimSeconds: number, mails: number, notices: number][] = [
  [[39, 0, 0], 0, 3, 1],
  [[39, 2, 0], 0, 2, 1],
  [[41, 0, 0], 0, 1, 1],
  [[39, 40, 0], 0, 2, 1],
  [[39, 42, 0], 0, 2, 0],
  [[39, 38, 0], 4, 2, 0],
];
for (const [seconds, claimSeconds, mails, notices] of sweeps) {
  Deno.test(`begins no email after 40 s of a sweep, and no notice after 80 s, when emails take ${seconds} s and claiming a notice ${claimSeconds} s`, async () => {
    const now = Date.now;
    let passed = 0;
    Date.now = () => now() + passed;
    const outbox = createOutboxInMemory(...seconds.map(() => claimedSubmission()));
    outbox.notices = ["Messages that wait: 37."];
    outbox.recordSent = () => {
      passed += (seconds.shift() ?? 0) * 1000;
      return Promise.resolve();
    };
    const { claimNotices } = outbox;
    outbox.claimNotices = () => {
      passed += claimSeconds * 1000;
      return claimNotices();
    };
    try {
      await withFunction(outbox, async (handle, catcher) => {
        await handle(post({}, { "x-contact-sweep-secret": sweepSecret }));
        const areNotices = catcher.mails.map(({ subject }) => subject.includes("are waiting"));
        assert.equal(areNotices.filter((is) => !is).length, mails);
        assert.equal(areNotices.filter((is) => is).length, notices);
        // A notice that was not begun is still due.
        assert.equal(outbox.notices.length, 1 - notices);
      });
    } finally {
      Date.now = now;
    }
  });
}

Deno.test("tells the host to run a call to its end, because the caller may leave earlier", async () => {
  const runtime = globalThis as { EdgeRuntime?: unknown };
  const waited: unknown[] = [];
  runtime.EdgeRuntime = { waitUntil: (promise: unknown) => waited.push(promise) };
  try {
    const response = untilDone(async () => new Response("done"))(get({}));
    assert.deepEqual(waited, [response]);
    assert.equal(await (await response).text(), "done");
  } finally {
    delete runtime.EdgeRuntime;
  }
});

Deno.test("reports the outbox's state in response to a GET request with the right secret", async () => {
  await withFunction(createOutboxInMemory(), async (handle) => {
    const response = await handle(get({ "x-contact-sweep-secret": sweepSecret }));
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.equal(await statusAndBody(response), `200 ${JSON.stringify(state)}`);
  });
});

Deno.test("stops a sweep after three consecutive failures, and logs their codes but not the server's response", async () => {
  const messages = Array.from({ length: 5 }, () => claimedSubmission());
  const outbox = createOutboxInMemory(...messages);
  outbox.notices = ["A message waits."];
  const logged: unknown[] = [];
  const log = console.error;
  console.error = (...values) => logged.push(...values);
  try {
    await withFunction(outbox, async (handle, catcher) => {
      await catcher.setBehavior("rejects");
      const response = await handle(post({}, { "x-contact-sweep-secret": sweepSecret }));
      assert.equal(await statusAndBody(response), '200 {"sent":0,"failed":3}');
      assert.equal(outbox.pending.length, 2);
    });
  } finally {
    console.error = log;
  }
  assert.deepEqual(logged, [
    ...messages.slice(0, 3).map(({ id }) => `Message ${id}, attempt 1: EENVELOPE 550`),
    "The notice to the team: EENVELOPE 550",
  ]);
});

const sentHeaders =
  "apikey authorization baggage content-type traceparent tracestate x-client-info x-retry-count";

const preflights: [string, string | null][] = [
  [site, site],
  ["https://evil.example", null],
  ["https://www.lender.example.evil.example", null],
  ["null", null],
];
for (const [origin, allowed] of preflights) {
  Deno.test(`${allowed ? "allows" : "does not allow"} the origin ${origin} in a preflight response`, async () => {
    await withFunction(createOutboxInMemory(), async (handle) => {
      const response = await handle(
        new Request("http://localhost/x", { method: "OPTIONS", headers: { origin } }),
      );
      assert.equal(response.status, 204);
      assert.equal(response.headers.get("access-control-allow-origin"), allowed);
      assert.equal(response.headers.get("vary"), "Origin");
      const headers = response.headers.get("access-control-allow-headers");
      assert.equal(headers?.split(", ").sort().join(" "), allowed ? sentHeaders : undefined);
    });
  });
}
