import { readContent } from "../../test/readContent";
import { redirectsFile } from "./siteFiles";

test("redirects every old address permanently", () => {
  const { redirects } = readContent<{ redirects: { from: string; to: string }[] }>(
    "redirects.yaml",
  );
  expect(redirectsFile().split("\n")).toEqual([
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    "",
  ]);
});
