import assert from "node:assert/strict";
import { createOutbox } from "../outbox.ts";
import { claimedSubmission } from "./testTools.ts";

/** Runs `use` with a data API that responds with these statuses in order, and then repeats the last one. */
async function withDataApi(
  statuses: number[],
  use: (outbox: ReturnType<typeof createOutbox>, bodies: unknown[]) => Promise<void>,
) {
  const bodies: unknown[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const status = statuses[Math.min(bodies.length, statuses.length - 1)] ?? 500;
    bodies.push(await request.json());
    return status === 204
      ? new Response(null, { status })
      : Response.json({ message: "down", code: "X" }, { status });
  });
  try {
    const url = `http://127.0.0.1:${server.addr.port}`;
    await use(createOutbox({ url, secretKey: "key" }), bodies);
  } finally {
    await server.shutdown();
  }
}

Deno.test("a claim throws an error when the data API fails", async () => {
  await withDataApi([503], async (outbox) => {
    await assert.rejects(outbox.claim(), /returned 503/);
  });
});

Deno.test("when the data API fails, retries recording that an email was sent, so that it is not sent twice", async () => {
  const claimed = claimedSubmission();
  await withDataApi([503, 503, 204], async (outbox, bodies) => {
    await outbox.recordSent(claimed);
    assert.equal(bodies.length, 3);
    assert.deepEqual(bodies[2], {
      submission_id: claimed.id,
      claimed_lease: claimed.lease,
      failure: null,
    });
  });
});
