import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, problemsIn, set } from "../../../test/contentCopy";
import { readContent } from "../placeholders/load";
import { checkContent } from "./checkContent";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

test("lists the allowed files when a file belongs to no kind", () => {
  writeFileSync(join(copy, "legal/cookies.yml"), "path: /cookies\n");
  writeFileSync(join(copy, "leggal.yaml"), "path: /cookies\n");
  expect(problemsIn(copy)).toMatch(
    /must end in \.yaml, not \.yml[\s\S]*is not a file that the site uses/,
  );
});

test.each([
  ["notice.yaml.txt", "Rename it to notice.yaml"],
  ["notice.YAML", "Rename it to notice.yaml"],
  ["notice.yaml.bak", "Rename it to notice.yaml"],
  ["notice.yaml~", "Rename it to notice.yaml"],
  ["notice.yaml (1)", "Rename it to notice.yaml"],
  ["notice.docx", "Delete it"],
  ["notice", "Delete it"],
])("reports the file %s, which nothing reads", (name, cure) => {
  writeFileSync(join(copy, "notices", name), "title: News\n");
  expect(problemsIn(copy)).toContain(`content/notices/${name}:1:1 is read by nothing. ${cure}`);
});

test.each([
  ["https://a.example", ""],
  ["https://a.example/", ""],
  ["https://a.example:8443//", ""],
  ...[
    "https://a.example/en",
    "https://a.example?b",
    "https://a.example/#b",
    "http://a.example",
  ].map((url) => [url, "url must be https:// and a host"]),
  ...["a.example", "https://", "https://b:c@a.example", "https://A.example"].map((url) => [
    url,
    "url must be https:// and a host",
  ]),
])(
  "takes %s as the address of the site, without a slash, or says what is wrong",
  (url, message) => {
    set(copy, "site.yaml", { url });
    expect(problemsIn(copy)).toMatch(message ? RegExp(`site\\.yaml:\\d+:\\d+ ${message}`) : /^$/);
    if (!message)
      expect(readContent("site.yaml", copy)).toMatchObject({ url: url?.replace(/\/+$/, "") });
  },
);

test.each<[name: string, change: (file: string) => void]>([
  ["missing", (file) => rmSync(file)],
  ["empty", (file) => writeFileSync(file, "# None yet.\n")],
  ["without redirects", (file) => writeFileSync(file, "redirects: []\n")],
])("accepts redirects that are %s", (_, change) => {
  change(join(copy, "redirects.yaml"));
  // Links of an owner's content may need the redirects that this copy has lost.
  expect(problemsIn(copy)).not.toContain("redirects.yaml");
  expect(readContent("redirects.yaml", copy)).toEqual({ redirects: [] });
});

test("reports a file that the site needs when it is missing", () => {
  rmSync(join(copy, "facts.yaml"));
  expect(problemsIn(copy)).toMatch(/^content\/facts\.yaml:1:1 is missing/);
});

test("lists a picture that no page uses as a hint", () => {
  writeFileSync(join(copy, "about/forgotten.png"), "");
  expect(problemsIn(copy)).toBe("");
  const unused = problemsIn(copy, "hints").match(/^.* is used by no/gm);
  expect(unused).toContain("content/about/forgotten.png:1:1 is used by no");
  expect(unused).not.toContainEqual(expect.stringContaining("lender.json"));
});

test.each<[fault: string, values: Record<string, unknown>]>([
  ["has a mistake", { salaryMultiple: 0 }],
  ["has another name", { name: "other" }],
])("reports a plan that %s once, not at the figures it prices", (_, values) => {
  const file = "calculators/standalone.yaml";
  set(copy, file, values);
  const files = problemsIn(copy).split("\n");
  expect(files).toEqual([expect.stringContaining(`content/${file}`)]);
});

test("reports the mistakes of all files in one run when a file cannot be parsed", () => {
  set(copy, "contact/page.yaml", { hourTitle: "Hours" });
  set(copy, "site.yaml", { "licence.number": 7 });
  writeFileSync(join(copy, "about/page.yaml"), "");
  const files = new Set(checkContent(copy).flatMap(({ file, isHint }) => (isHint ? [] : [file])));
  // The file that hides others comes first.
  expect([...files]).toEqual(["about/page.yaml", "contact/page.yaml", "site.yaml"]);
});
