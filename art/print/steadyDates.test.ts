import { steadyDates } from "./steadyDates";

const info = (created: string, changed: string) =>
  Buffer.from(
    `1 0 obj\n<</Producer (Skia)\n/CreationDate (${created})\n/ModDate (${changed})>>\x80\xff`,
    "latin1",
  );

describe("the dates of a PDF", () => {
  it("become the publication's, and nothing else in the file moves", () => {
    const before = info("D:20261120081252+00'00'", "D:20261120081253+00'00'");
    const after = steadyDates(before, "2026-10-15");
    expect(after).toEqual(info("D:20261015000000+00'00'", "D:20261015000000+00'00'"));
    expect(after).toHaveLength(before.length);
  });

  it.each([
    ["no dates", Buffer.from("%PDF-1.4")],
    ["a date of another form", info("D:20261120081252Z", "D:20261120081253+00'00'")],
  ])("stop the render for a file with %s", (_, pdf) => {
    expect(() => steadyDates(pdf, "2026-10-15")).toThrow("two dates");
  });
});
