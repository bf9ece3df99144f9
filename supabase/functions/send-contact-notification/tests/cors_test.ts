import assert from "node:assert/strict";
import { outboxOf } from "./examples.ts";
import { site, withFunction } from "./functionUnderTest.ts";

const preflights: [string, string | null][] = [
  [site, site],
  ["https://evil.example", null],
  ["https://www.kwedi.example.evil.example", null],
  ["null", null],
];
for (const [origin, allowed] of preflights) {
  Deno.test(`asked by the browser from ${origin}: ${allowed ?? "not allowed"}`, async () => {
    await withFunction(outboxOf(), async (handle) => {
      const response = await handle(
        new Request("http://localhost/x", { method: "OPTIONS", headers: { origin } }),
      );
      assert.equal(response.status, 204);
      assert.equal(response.headers.get("access-control-allow-origin"), allowed);
      assert.equal(response.headers.get("vary"), "Origin");
      const headers = response.headers.get("access-control-allow-headers")?.split(", ");
      assert.deepEqual(
        headers?.sort(),
        allowed === null
          ? undefined
          : [
              "apikey",
              "authorization",
              "baggage",
              "content-type",
              "traceparent",
              "tracestate",
              "x-client-info",
              "x-retry-count",
            ],
      );
    });
  });
}
