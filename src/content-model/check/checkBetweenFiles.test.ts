import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../../shared/contentFolder";
import { copyContent, type Mistake, pathOf, problemsIn, set } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const CONTACT = "contact/page.yaml";
const LINK = "buttons.primary.to";
const FAQ = pathOf("faq/page.yaml");
const RESOURCES = pathOf("resources/page.yaml");
const TITLE = new ContentFolder("content").text("faq/page.yaml", ["seo", "title"]);

test.each<Mistake>([
  [
    "a link to a page that does not exist",
    "navigation.yaml",
    { [LINK]: `${FAQ}x` },
    new RegExp(`no page has the path "${FAQ}x". Did you mean "${FAQ}"`),
  ],
  [
    "an anchor that does not exist",
    "navigation.yaml",
    { [LINK]: `${RESOURCES}#medai` },
    new RegExp(`the page ${RESOURCES} has no anchor "#medai". Did you mean "media"`),
  ],
  [
    "a frequent question that is not in the FAQ",
    "resources/page.yaml",
    { "faq.questions.0": `${FAQ}#no-such-question` },
    new RegExp(`resources/page\\.yaml:\\d+:\\d+ the page ${FAQ} has no anchor`),
  ],
  [
    "a link in running text to a page that does not exist",
    "faq/page.yaml",
    { disclaimer: "[Read on](/education/nowhere)" },
    /faq\/.*:\d+:\d+ no page has the path "\/education\/nowhere"/,
  ],
  [
    "a picture that does not exist",
    CONTACT,
    { "map.picture.src": "./find-you.png" },
    /there is no file content\/contact\/find-you\.png/,
  ],
  [
    "two pages with one path",
    CONTACT,
    { path: FAQ },
    new RegExp(`the path "${FAQ}" is already used in content/`),
  ],
  ["two pages with one title", CONTACT, { "seo.title": TITLE }, /the title ".*" is already used/],
  [
    "two questions with one id",
    "faq/page.yaml",
    { "tabs.0.id": "same", "tabs.0.questions.0.id": "same" },
    /the id "same" is already used in content\/faq\/page\.yaml/,
  ],
  [
    "a redirect from the path of a page",
    "redirects.yaml",
    { redirects: [{ from: FAQ, to: "/" }] },
    new RegExp(`"${FAQ}" is a page. Redirect from a path that no page has`),
  ],
  [
    "redirects that lead in a circle",
    "redirects.yaml",
    {
      redirects: [
        { from: "/one", to: "/other" },
        { from: "/other", to: "/one" },
      ],
    },
    /redirects from "\/one" lead in a circle/,
  ],
  [
    "a redirect to a page that does not exist",
    "redirects.yaml",
    { redirects: [{ from: "/one", to: "/nowhere" }] },
    /redirects\.yaml:\d+:\d+ no page has the path "\/nowhere"/,
  ],
])("reports %s with its position", (_, file, values, message) => {
  set(copy, file, values);
  expect(problemsIn(copy)).toMatch(message);
});

// The file that is there, the name that is written, and what the check says of the two.
test.each([
  ["IMG_1.JPG", "IMG_1.jpg", 'There is "IMG_1.JPG": capital letters count'],
  ["Map.png", "map.png", 'There is "Map.png": capital letters count'],
  [
    "büro.png".normalize("NFD"),
    "büro.png".normalize("NFC"),
    "stores an accent or a space otherwise",
  ],
  ["at 9.41\u202fAM.png", "at 9.41 AM.png", "stores an accent or a space otherwise"],
  ["büro.png", "buro.png", "an accent, a space or a sign differs"],
  ["our map.png", "our%20map.png", "an accent, a space or a sign differs"],
  ["office.jpeg", "office.jpg", 'Did you mean "contact/office.jpeg"'],
])("says what differs when the file is %j and the content says %j", (file, written, message) => {
  writeFileSync(join(copy, "contact", file), "");
  set(copy, CONTACT, { "map.picture.src": `./${file}` });
  expect(problemsIn(copy)).toBe("");
  set(copy, CONTACT, { "map.picture.src": `./${written}` });
  expect(problemsIn(copy)).toContain("there is no file content/contact/");
  expect(problemsIn(copy)).toContain(message);
});

test.each([
  "![Our office](./office.png)",
  "![Our office](https://other.example/office.png)",
  "![](/static/office.png)",
  "[![Our office](./office.png)](/)",
  "![Our office][office]\n\n[office]: /",
  "Our office: <img src='office.png'>",
])("refuses a picture within a text: %s", (text) => {
  set(copy, "faq/page.yaml", { disclaimer: text });
  expect(problemsIn(copy)).toMatch(
    /^content\/faq\/page\.yaml:\d+:\d+ ".*" shows no picture: .*\.$/,
  );
});

test.each([
  ["notices", { date: "2031-05-02", title: "The  NEWS" }, { title: "The news" }, "title and date"],
  ["newsletters", {}, {}, "title and date"],
  ["calculators", {}, {}, "name"],
])("names both files when a copy in %s is left as it was", (folder, values, others, what) => {
  const content = new ContentFolder(copy);
  const [file = ""] = content.entries(folder);
  set(copy, file, values);
  content.copy(file, `${folder}/zzz.yaml`, others);
  expect(problemsIn(copy)).toMatch(
    new RegExp(
      `^content/${folder}/zzz\\.yaml:\\d+:\\d+ the ${what} .* is already used in content/${file}`,
    ),
  );
});

test("lists links to a moved page as hints, and no mistake, when the old path is redirected", () => {
  set(copy, "navigation.yaml", { [LINK]: FAQ });
  set(copy, "faq/page.yaml", { path: "/moved-here" });
  new ContentFolder(copy).append("redirects.yaml", "redirects", { from: FAQ, to: "/moved-here" });
  expect(problemsIn(copy)).toBe("");
  expect(problemsIn(copy, "hints")).toMatch(
    new RegExp(`navigation\\.yaml:\\d+:\\d+ "${FAQ}" has moved to "/moved-here"`),
  );
});

test("lists a link as a hint when the page that replaces its target lacks the anchor", () => {
  const to = pathOf(CONTACT);
  set(copy, "navigation.yaml", { [LINK]: `${FAQ}#old` });
  set(copy, "faq/page.yaml", { path: "/moved-here" });
  new ContentFolder(copy).append("redirects.yaml", "redirects", { from: FAQ, to });
  expect(problemsIn(copy)).toBe("");
  expect(problemsIn(copy, "hints")).toContain(
    `"${FAQ}#old" has moved to "${to}", which has no anchor "#old": readers land at its top`,
  );
});
