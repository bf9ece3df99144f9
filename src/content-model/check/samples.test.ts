import { rmSync } from "node:fs";
import { copyContent, edit } from "../../../test/contentCopy";
import { samplesIn } from "./samples";

test("lists what a comment says is a sample, with its line and page, until the comment is gone", () => {
  const copy = copyContent();
  const own = () => samplesIn(copy).filter(({ what }) => what === "the boats of the tests.");
  const comment = "# Sample: the boats of the tests.\n";
  edit(copy, "contact/page.yaml", /^/, `# Another comment. Sample: no.\n${comment}`);
  edit(copy, "labels.yaml", /$/, `\n  ${comment}`);
  expect(own()).toEqual([
    expect.objectContaining({
      file: "contact/page.yaml",
      line: 2,
      page: expect.stringMatching(/^\//),
    }),
    expect.objectContaining({ file: "labels.yaml", page: undefined }),
  ]);
  edit(copy, "contact/page.yaml", comment, "");
  edit(copy, "labels.yaml", comment, "");
  expect(own()).toEqual([]);
  rmSync(copy, { recursive: true });
});
