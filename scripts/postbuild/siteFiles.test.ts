import { readContent } from "../../test/readContent";
import { redirectsFile } from "./siteFiles";

test("redirects every old address permanently, with and without a slash", () => {
  const { redirects } = readContent<{ redirects: { from: string; to: string }[] }>(
    "redirects.yaml",
  );
  const lines = redirectsFile().split("\n");
  for (const { from, to } of redirects)
    for (const address of [from, `${from}/`]) expect(lines).toContain(`${address} ${to} 301`);
});
