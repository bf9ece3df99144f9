import assert from "node:assert/strict";
import { test } from "node:test";
import { setPdfDates } from "./setPdfDates";

const info = (created: string, changed: string) =>
  Buffer.from(
    `1 0 obj\n<</Producer (Skia)\n/CreationDate (${created})\n/ModDate (${changed})>>\x80\xff`,
    "latin1",
  );

test("both dates become the publication's, and no other byte changes", () => {
  const pdf = info("D:20261120081252+00'00'", "D:20261120081253+00'00'");
  assert.deepEqual(
    setPdfDates(pdf, "2026-10-15"),
    info("D:20261015000000+00'00'", "D:20261015000000+00'00'"),
  );
});

for (const [title, pdf] of [
  ["no dates", Buffer.from("%PDF-1.4")],
  ["a date in another format", info("D:20261120081252Z", "D:20261120081253+00'00'")],
] as const)
  test(`throws when the PDF has ${title}`, () => {
    assert.throws(() => setPdfDates(pdf, "2026-10-15"), /two dates/);
  });
