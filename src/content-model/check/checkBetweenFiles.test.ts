import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../../scripts/lib/contentFolder";
import { copyContent, expectError, pathOf, problemsIn, set } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const own = new ContentFolder("content");
const FAQ_PAGE = "faq/page.yaml";
const FAQ = pathOf(FAQ_PAGE);
const MENUS = "navigation.yaml";
const LINK = "buttons.primary.to";
const [TEXT = ""] = own.entries("pages");
const OWN_URL = own.text("site.yaml", ["url"]);
const redirects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: "/" }));

test.each([
  ...["/old?page=1", "//a.example", "/a b", "/a*", "/:a", "/*", "about.html"].map((from) => [
    [{ from, to: "/" }],
    "must be a path such as /about.html or /blog/*, without ?",
  ]),
  [[{ from: `${FAQ}/`, to: "/" }], `"${FAQ}" is a page. Redirect from`],
  [[{ from: "/help/*", to: "/" }], '"/help/pay" is a page. Redirect from'],
  ...[
    "/scripts/*",
    "/static/*",
    "/robots.txt",
    "/sitemap-0.xml",
    "/.well-known/*",
    "/page-data/app-data.json",
  ].map((from) => [
    [{ from, to: "/" }],
    `"${from}" has files of this site. Redirect from another path.`,
  ]),
  [[{ from: "/old", to: `${OWN_URL}/old` }], 'the page "/old" has moved'],
  [[{ from: "/old", to: "mailto:a@b.example" }], "must be a path, or start with https://"],
  [["/old", "/old/"].map((from) => ({ from, to: "/" })), '"/old" is redirected above. Delete'],
  [Array.from({ length: 101 }, (_, i) => ({ from: `/${i}/*`, to: "/" })), "at most 100 paths"],
] as [object, string][])("rejects the redirects %j", (redirects, message) => {
  set(copy, TEXT, { path: "/help/pay" });
  set(copy, "redirects.yaml", { redirects });
  expectError(copy, "redirects.yaml", message);
});

test("accepts redirects as many as the host takes, from any path of a former site, and to files of the build", () => {
  const from = ["/about.html", "/index.php", "/About-Us", "/a%20b/x.pdf", "/blog/*", "/über/"];
  for (const accepted of [
    from.map((old) => ({ from: old, to: "/prices.json" })),
    [],
    redirects(999),
  ]) {
    set(copy, "redirects.yaml", { redirects: accepted });
    // The lender's content may contain links that need the removed redirects.
    expect(problemsIn(copy)).not.toContain("redirects.yaml");
  }
});

test("rejects a link to the list of employers when there is none", () => {
  rmSync(join(copy, "employers.yaml"), { force: true });
  set(copy, MENUS, { [LINK]: "/employer-registration#employers" });
  expectError(copy, MENUS, "/employer-registration");
});

test.each([
  ["notices", { date: "2031-05-02", title: "The  NEWS" }, { title: "The news" }, "title and date"],
  ["newsletters", {}, {}, "title and date"],
])(
  "names both files when two in %s have the same title and date",
  (folder, values, others, what) => {
    const content = new ContentFolder(copy);
    const [file] = content.entries(folder);
    // The content may have no such file.
    if (!file) return;
    set(copy, file, values);
    content.copy(file, `${folder}/zzz.yaml`, others);
    expectError(copy, `${folder}/zzz.yaml`, `the ${what} `);
    expectError(copy, `${folder}/zzz.yaml`, `is already used in content/${file}`);
  },
);

test("suggests the new URL when a link points to a page that has moved", () => {
  set(copy, FAQ_PAGE, { path: "/moved-here" });
  set(copy, MENUS, { [LINK]: `${FAQ}#old` });
  new ContentFolder(copy).append("redirects.yaml", "redirects", { from: FAQ, to: "/moved-here" });
  expectError(copy, MENUS, `the page "${FAQ}" has moved. Write "/moved-here"`);
});

test("lists a text page that only links to itself as a hint, until another page or a list has it", () => {
  const text = { ...own.read(TEXT), replacedBy: undefined };
  const page = { ...text, path: "/lonely", body: "Read [this](/lonely#top)." };
  const seo = { title: "A lonely page", description: "Nothing links to this page." };
  const write = (more: object) =>
    writeFileSync(join(copy, "pages/lonely.yaml"), JSON.stringify({ ...page, seo, ...more }));
  const hint = "pages/lonely.yaml:1:1 is a page that nothing links to.";
  write({});
  expect(problemsIn(copy, "hints")).toContain(hint);
  write({ notice: true, published: "2031-05-02" });
  expect(problemsIn(copy, "hints")).not.toContain(hint);
  write({});
  set(copy, MENUS, { [LINK]: "/lonely" });
  expect(problemsIn(copy, "hints")).not.toContain(hint);
});

test("lists an unused picture as a hint, not as an error", () => {
  writeFileSync(join(copy, "about/forgotten.png"), "");
  expect(problemsIn(copy)).toBe("");
  const unused = problemsIn(copy, "hints").match(/^.* is used by no/gm);
  expect(unused).toContain("content/about/forgotten.png:1:1 is used by no");
  expect(unused).not.toContainEqual(expect.stringContaining("lender.json"));
});
