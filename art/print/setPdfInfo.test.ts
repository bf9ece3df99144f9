import assert from "node:assert/strict";
import { test } from "node:test";
import { setPdfInfo } from "./setPdfInfo";

const info = (creator: string, created: string, changed: string) =>
  Buffer.from(
    `1 0 obj\n<</Creator (${creator})\n/Producer (Skia)\n/CreationDate (${created})\n/ModDate (${changed})>>\x80\xff`,
    "latin1",
  );
const created = "D:20261120081252+00'00'";
const wanted = { date: "2026-10-15", creator: "Kwedi" };

test("dates and creator become the publication's, and no other byte changes", () => {
  const day = "D:20261015000000+00'00'";
  assert.deepEqual(
    setPdfInfo(info("Mozilla \\(X11\\)", created, "D:20261120081253+00'00'"), wanted),
    info("Kwedi          ", day, day),
  );
});

for (const [title, pdf] of [
  ["no dates", Buffer.from("%PDF-1.4")],
  ["a date in another format", info("Mozilla", "D:20261120081252Z", created)],
  ["a creator that is too short", info("Moz", created, created)],
] as const)
  test(`throws when the PDF has ${title}`, () => {
    assert.throws(() => setPdfInfo(pdf, wanted), /two dates.* creators/);
  });
