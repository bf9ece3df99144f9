import assert from "node:assert/strict";
import { createOutbox } from "../outbox.ts";
import { claimedSubmission } from "./testTools.ts";

interface Call {
  path: string;
  apikey: string | null;
  body: unknown;
}

/** Starts a data API that returns these responses in order, and then repeats the last one. */
async function withDataApi(
  responses: [status: number, body: unknown][],
  use: (url: string, calls: Call[]) => Promise<void>,
) {
  const calls: Call[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const [status, body] = responses[Math.min(calls.length, responses.length - 1)] ?? [500, null];
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

Deno.test("claims with the secret key and returns the stored message", async () => {
  const stored = claimedSubmission();
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

Deno.test("returns null when nothing is due", async () => {
  await withDataApi([[200, []]], async (url) => {
    assert.equal(await createOutbox({ url, secretKey: "key" }).claim(), null);
  });
});

Deno.test("rejects when the data API fails", async () => {
  await withDataApi([[503, { message: "down", code: "X" }]], async (url) => {
    await assert.rejects(createOutbox({ url, secretKey: "key" }).claim(), /returned 503/);
  });
});

Deno.test("retries recording a sent mail, which would otherwise be sent twice", async () => {
  const claimed = claimedSubmission();
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
