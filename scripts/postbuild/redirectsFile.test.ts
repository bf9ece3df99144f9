import { redirectsFile } from "./redirectsFile";

test("the old address of the testimonials leads home, permanently", () => {
  expect(redirectsFile().split("\n")).toContain("/testimonials / 301");
});
