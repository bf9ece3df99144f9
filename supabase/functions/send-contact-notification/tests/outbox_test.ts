import assert from "node:assert/strict";
import { createOutbox } from "../outbox.ts";
import { aSubmission } from "./examples.ts";

interface Call {
  path: string;
  apikey: string | null;
  body: unknown;
}

/** A data API that gives these answers one after the other, the last one again and again. */
async function withDataApi(
  answers: [status: number, body: unknown][],
  use: (url: string, calls: Call[]) => Promise<void>,
) {
  const calls: Call[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const [status, body] = answers[Math.min(calls.length, answers.length - 1)] ?? [500, null];
    calls.push({
      path: new URL(request.url).pathname,
      apikey: request.headers.get("apikey"),
      body: await request.json(),
    });
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  });
  try {
    await use(`http://127.0.0.1:${server.addr.port}`, calls);
  } finally {
    await server.shutdown();
  }
}

Deno.test("a claim asks with the secret key and hands over what is stored", async () => {
  const stored = aSubmission();
  await withDataApi([[200, [stored]]], async (url, calls) => {
    assert.deepEqual(await createOutbox({ url, secretKey: "key" }).claim(stored.id), stored);
    assert.deepEqual(calls, [
      {
        path: "/rest/v1/rpc/claim_contact_notification",
        apikey: "key",
        body: { submission_id: stored.id },
      },
    ]);
  });
});

Deno.test("nothing due is null", async () => {
  await withDataApi([[200, []]], async (url) => {
    assert.equal(await createOutbox({ url, secretKey: "key" }).claim(), null);
  });
});

Deno.test("a data API that fails is an error", async () => {
  await withDataApi([[503, { message: "down", code: "X" }]], async (url) => {
    await assert.rejects(createOutbox({ url, secretKey: "key" }).claim(), /answered 503/);
  });
});

Deno.test("a stamp is tried again, for without it the mail would go out twice", async () => {
  const claimed = aSubmission();
  const down: [number, unknown] = [503, { message: "down", code: "X" }];
  await withDataApi([down, down, [204, null]], async (url, calls) => {
    await createOutbox({ url, secretKey: "key" }).recordSent(claimed);
    assert.equal(calls.length, 3);
    assert.deepEqual(calls[2]?.body, {
      submission_id: claimed.id,
      claimed_lease: claimed.lease,
      failure: null,
    });
  });
});
