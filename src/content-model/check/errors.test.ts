import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentFolder } from "../../../scripts/lib/contentFolder";
import {
  ages,
  copyContent,
  edit,
  expectError,
  PLAN,
  pathOf,
  problemsIn,
  set,
} from "../../../test/contentCopy";
import { kinds } from "../kinds";
import { loadContent, readContent } from "../reading/load";
import { checkContent } from "./checkContent";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const own = new ContentFolder("content");
const CONTACT = "contact/page.yaml";
const FAQ_PAGE = "faq/page.yaml";
const MENUS = "navigation.yaml";
const LINK = "buttons.primary.to";
const FAQ = pathOf(FAQ_PAGE);
const TAB = own.text(FAQ_PAGE, ["tabs", 0, "id"]);
const [TEXT = ""] = own.entries("pages");
const LEARNING = "resources/page.yaml";
const QUESTION = "faq.questions.0";
const RESOURCES = pathOf(LEARNING);
const USED = pathOf(CONTACT);
const OWN_URL = own.text("site.yaml", ["url"]);
const TITLE = own.text(CONTACT, ["seo", "title"]);
const CHAIN = [
  { from: "/one", to: "/other" },
  { from: "/other", to: "/" },
];
const redirects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: "/" }));
/** A condition with these choices. */
const choices = (...options: object[]) => ages({ asks: "choice", options });
const TWICE = { value: "Yours", label: "Age", description: "Yours." };
const SHOWN = { display: "+1 246-555-0199", url: "tel:+12465550198" };
const CHAT = { name: "Chat", note: "We answer.", display: "+1 246-555-0199" };
const SAME_ID = { "tabs.0.id": "same", "tabs.0.questions.0.id": "same" };
const RANGE = { minimum: 1000, maximum: 2000, step: 500 };
const PICTURE = "pictures.shareBackground";
const [PRODUCT = ""] = own.entries("products");
const MAIN = own.entries("products").find((file) => own.read(file).plan) ?? "";

test.each<[file: string, values: Record<string, unknown>, message: string]>([
  [CONTACT, { colour: "red" }, '"colour" is not allowed here. Allowed'],
  [CONTACT, { constructor: "red" }, '"constructor" is not allowed here'],
  [PRODUCT, ages({ least: 18, most: 65 }), "must have most, not below least, and over together"],
  [PRODUCT, ages({ least: 18, most: 17, over: "Too old." }), "must have most, not below least"],
  [PRODUCT, ages({ asks: "date", most: 65, over: "No." }), "only for an age, a salary or months"],
  [PRODUCT, ages({ asks: "choice" }), "must have options exactly for a choice"],
  [PRODUCT, choices({ label: "No", never: true }), "and with unmet if never is true"],
  [PRODUCT, choices({ label: "A" }, { label: "A", unmet: "No." }), "each with a label of"],
  [
    PRODUCT,
    { eligibility: { title: "Who", criteria: [TWICE, { ...TWICE }] } },
    "a label of its own",
  ],
  [PRODUCT, ages({ asks: "salary", least: 0.001 }), "must have at most 2 decimals"],
  ["facts.yaml", { "texts.city": "Bay" }, '"city" is already a name of the offices'],
  ["site.yaml", { "offices.0.place": "15.3 N, 61.4 W" }, "must be a latitude and a longitude"],
  ["site.yaml", { "offices.0.place": "90.1, -61.4" }, "at most 90 and 180, such as"],
  ["site.yaml", { "offices.0.place": "15.3, -180.1" }, "at most 90 and 180, such as"],
  ["site.yaml", { phone: SHOWN }, "phone must show the number that its link opens"],
  ["site.yaml", { "offices.0.phone": SHOWN }, "offices[0].phone must show the number that its"],
  ["site.yaml", { phone: { display: "+1 246-555-019", url: "tel:+1246555019" } }, "phone.url must"],
  [
    "site.yaml",
    { messaging: { ...CHAT, url: "https://wa.me/2465550199" } },
    "messaging must show the number that its link opens",
  ],
  [
    MENUS,
    { "buttons.primary": { label: SHOWN.display, to: SHOWN.url } },
    "buttons.primary must show",
  ],
  [FAQ_PAGE, { disclaimer: `[${SHOWN.display}](${SHOWN.url})` }, "must show the number"],
  [CONTACT, { hoursTitle: undefined }, "hoursTitle is required"],
  [CONTACT, { "seo.title": "x".repeat(61) }, "seo.title must have at most 60 characters, found"],
  [FAQ_PAGE, { tabs: [] }, "tabs must have at least 1 entry"],
  [FAQ_PAGE, { "callToAction.scene": "desert" }, "callToAction.scene must be one of ward, "],
  [
    "site.yaml",
    { [PICTURE]: { src: "./own.png" } },
    `${PICTURE} needs an alternative text (alt), or the mark`,
  ],
  ["about/page.yaml", { "differences.0.icon": "no-such" }, "must be the name of an icon at lucide"],
  [PLAN, { amountRange: RANGE, "defaults.amount": 1 }, "defaults.amount is no step of"],
  [MENUS, { [LINK]: `${FAQ}x` }, `no page has the path "${FAQ}x". Did you mean "${FAQ}"`],
  [MENUS, { [LINK]: `${RESOURCES}#fqa` }, 'has no anchor "#fqa". Did you mean "faq"'],
  [LEARNING, { [QUESTION]: `${FAQ}#no` }, `the page ${FAQ} has no anchor "#no"`],
  [FAQ_PAGE, { disclaimer: "[Read](/nowhere)" }, 'no page has the path "/nowhere"'],
  [FAQ_PAGE, { disclaimer: "[Read](javascript:a)" }, 'the link "javascript:a" must be a path, or'],
  [FAQ_PAGE, { disclaimer: "[A](https://a:b@c.example)" }, 'the link "https://a:b@c.example" must'],
  [FAQ_PAGE, { disclaimer: `[Read](${OWN_URL}/nowhere)` }, 'no page has the path "/nowhere"'],
  [FAQ_PAGE, { path: "/index" }, "and no name that the build uses, such as /index or /static"],
  [FAQ_PAGE, { path: "/static/faq" }, "and no name that the build uses"],
  [CONTACT, { "map.picture.src": "./find.png" }, "there is no file content/contact/find.png"],
  [FAQ_PAGE, { path: USED }, `the path "${USED}" is already used in content/`],
  [FAQ_PAGE, { "seo.title": TITLE }, `is already used in content/${CONTACT}`],
  [FAQ_PAGE, SAME_ID, `the id "same" is already used in content/${FAQ_PAGE}`],
  ["site.yaml", { "offices.0.countryCode": "UK" }, "two capital letters, such as JM, or GB for UK"],
  ["site.yaml", { email: "mailto:a@b.example" }, "email must be an email address"],
  [MENUS, { [LINK]: "tel:+1" }, "tel:+ and a number with its country's code"],
  [MENUS, { [LINK]: "mailto:a@b..example" }, "must be a path such as /faq, or start with"],
  [FAQ_PAGE, { "tabs.0.id": "main" }, "must be a name that no other part of the page has"],
  [TEXT, { body: undefined, sections: undefined }, "is all of the text. Add a body, or sections."],
  [TEXT, { notice: true, published: undefined }, "needs `published`, the day of the notice"],
  [TEXT, { language: "Spanish" }, "must be a language's code, such as es or pt-BR"],
  [TEXT, { language: "es", labels: undefined }, "needs `labels` in this language"],
  ["redirects.yaml", { redirects: [{ from: FAQ, to: "/" }] }, `"${FAQ}" is a page. Redirect from`],
  ["redirects.yaml", { redirects: redirects(1000) }, "must have at most 999 entries"],
  ["redirects.yaml", { redirects: CHAIN }, 'the page "/other" has moved. Write "/"'],
  ["redirects.yaml", { redirects: [{ from: "/one", to: "/no" }] }, 'no page has the path "/no"'],
])("reports the error in %s with its position: %j", (file, values, message) => {
  set(copy, file, values);
  expectError(copy, file, message);
});

test.each<[file: string, values: Record<string, unknown>, message: string]>([
  [TEXT, { notice: "yes" }, 'found "yes". Write true.'],
  ["site.yaml", { "offices.0.hours.0.closes": "25:00" }, "must be a time from 0:00 to 23:59"],
  [CONTACT, { hoursTitle: undefined, hourTitle: "Hours" }, 'Did you mean "hoursTitle"'],
  [MENUS, { [LINK]: "/faq\u00a0" }, "must be a path"],
  [MENUS, { [LINK]: "https://https://a.example" }, "must be a path"],
  [PLAN, { salaryMultiple: 0 }, "must be at least 1"],
  [PRODUCT, { plan: "none" }, '"none" is no rate plan.'],
  [MAIN, { plan: "none" }, '"none" is no rate plan.'],
  [LEARNING, { [QUESTION]: `${FAQ}#${TAB}` }, `"${TAB}" is no question. `],
  [MAIN, { plan: undefined }, "plan is required once"],
])("reports a mistake in %s only once, without knock-on errors: %j", (file, values, message) => {
  set(copy, file, values);
  expectError(copy, file, message);
  expect(problemsIn(copy)).not.toContain("\n");
});

test.each([
  [{}, "needs a url, on another website, or else a text or a pdf of its own"],
  [{ url: "https://news.example/one", text: "It is here." }, "needs a url, on another website"],
  [{ pdf: "./report.pdf" }, "there is no file content/notices/report.pdf"],
  [{ pdf: "./report.docx" }, "pdf must be a .pdf file"],
])("rejects a notice with %j", (own, message) => {
  mkdirSync(join(copy, "notices"), { recursive: true });
  const news = { title: "News", date: "2031-05-02", source: "Us", summary: "It is here." };
  writeFileSync(join(copy, "notices/own.yaml"), JSON.stringify({ ...news, ...own }));
  expectError(copy, "notices/own.yaml", message);
});

test.each([
  ["pages/notice.yml", "must end in .yaml, not .yml"],
  ["paages.yaml", "is not a file that the site uses"],
  ["pages/notice.yaml.txt", "is read by nothing. Rename it"],
  ["pages/notice.YAML", "is read by nothing. Rename it"],
  ["pages/notice", "is read by nothing. Delete it"],
])("explains what to do with the unused file %s", (name, message) => {
  mkdirSync(join(copy, dirname(name)), { recursive: true });
  writeFileSync(join(copy, name), "title: News\n");
  expectError(copy, name, message);
});

test("names each file that the build needs, if all of them are missing", () => {
  const needed = kinds.filter(({ isOptional, files }) => !isOptional && !files.includes("*"));
  for (const { files } of needed) rmSync(join(copy, files));
  const problems = problemsIn(copy);
  for (const { files } of needed) expect(problems).toContain(`content/${files}:1:1 is missing`);
});

test.each([[PLAN], [`rate-plans/${own.text(LEARNING, ["plan"])}.yaml`]])(
  "names a file that needs the rate plan %s, if that is missing",
  (plan) => {
    rmSync(join(copy, plan));
    expect(problemsIn(copy)).toMatch(/"[^"]+" is no rate plan|is no file of content.rate-plans/);
  },
);

test("rejects symbolic links", () => {
  symlinkSync(join(copy, FAQ_PAGE), join(copy, "pages/linked.yaml"));
  expectError(copy, "pages/linked.yaml", "is a symbolic link, which the site does not follow");
});

test.each([
  ...["https://a.example/en", "https://a.example?b", "https://a.example/#b", "http://a.example"],
  ...["a.example", "https://", "https://b:c@a.example", "https://A.example"],
])("rejects %s as the site's URL, and accepts an origin with slashes", (wrong) => {
  set(copy, "site.yaml", { url: wrong });
  expectError(copy, "site.yaml", "url must be https:// and a host");
  set(copy, "site.yaml", { url: "https://a.example:8443//" });
  expect(problemsIn(copy)).toBe("");
  expect(readContent("site.yaml", copy)).toMatchObject({ url: "https://a.example:8443" });
});

test("reports the errors in all files in one run, starting with those that hide others", () => {
  set(copy, CONTACT, { hourTitle: "Hours" });
  set(copy, "site.yaml", { "licence.number": "" });
  writeFileSync(join(copy, "about/page.yaml"), "");
  rmSync(join(copy, "papers.yaml"));
  const files = new Set(
    checkContent(loadContent(copy)).flatMap(({ file, isHint }) => (isHint ? [] : [file])),
  );
  expect([...files]).toEqual(["about/page.yaml", "papers.yaml", "site.yaml", CONTACT]);
});

// The name of the existing file, the name written in the content, and the resulting message.
test.each([
  ["IMG_1.JPG", "IMG_1.jpg", 'There is "IMG_1.JPG", which differs in a capital letter'],
  ["büro.png".normalize("NFD"), "büro.png", "an accent"],
  ["at 9.41\u202fAM.png", "at 9.41 AM.png", "a space"],
  ["our map.png", "our%20map.png", "a sign"],
  ["office.jpeg", "office.jpg", 'Did you mean "contact/office.jpeg"'],
])("suggests the file %j when the content names %j", (file, written, message) => {
  writeFileSync(join(copy, "contact", file), "");
  set(copy, CONTACT, { "map.picture": { src: `./${file}`, decorative: true } });
  expect(problemsIn(copy)).toBe("");
  set(copy, CONTACT, { "map.picture.src": `./${written}` });
  expectError(copy, CONTACT, `there is no file content/contact/${written}. `);
  expectError(copy, CONTACT, message);
});

const TABLE = "| a | b |\n| - | - |\n| 1 | 2 |";

test.each([
  [TABLE, "2:3", "has a table, which only articles and text pages show"],
  ["[Write](https://https://a.example)", "2:11", "must be a path, or start with"],
  ["[Write](//a.example)", "2:11", "must be a path, or start with"],
  ["Write or [call](#nowhere).", "2:19", `the page ${FAQ} has no anchor "#nowhere"`],
  [`Write.\n\n[](${FAQ})`, "4:3", "is no whole link. Write [label]"],
  ["Write.\n\nOr **call **.", "4:6", '"**call **" is shown as it is written'],
])("reports the misprint in %j at its line and column", (text, place, message) => {
  set(copy, FAQ_PAGE, { disclaimer: undefined });
  const block = `disclaimer: |\n${text.replace(/^(?=.)/gm, "  ")}\n`;
  edit(copy, FAQ_PAGE, /^/, block);
  expect(problemsIn(copy)).toContain(`${FAQ_PAGE}:${place} `);
  expectError(copy, FAQ_PAGE, message);
});

test("reports tags and signs of Markdown in a text that is no Markdown", () => {
  set(copy, CONTACT, { hoursTitle: "Our <b>hours</b>", "map.title": "Find **us** &amp; visit" });
  for (const found of ["<b>", "**us**", "&amp;"]) expectError(copy, CONTACT, `"${found}" is `);
});

test("accepts a table in an article, and checks the links in it", () => {
  const [article] = new ContentFolder(copy).entries("education");
  // The content may have no articles.
  if (!article) return;
  set(copy, article, { "sections.0.body": TABLE });
  expect(problemsIn(copy)).toBe("");
  set(copy, article, { "sections.0.body": TABLE.replace("2", "[2](/nowhere)") });
  expectError(copy, article, 'no page has the path "/nowhere"');
});

test("shortens a search title with a long name to the label and the name, or else to the title alone", () => {
  const lender = "n".repeat(31);
  set(copy, "facts.yaml", { "texts.lender": lender });
  const titleOf = (title: string, label: string) => {
    set(copy, CONTACT, { "seo.title": title, label });
    return loadContent(copy).read(CONTACT)?.value;
  };
  for (const [length, label, shown] of [
    [26, "Label", `${"x".repeat(26)} | ${lender}`],
    [27, "Label", `Label | ${lender}`],
    [27, "A label of 27 letters, or so", "x".repeat(27)],
    [61, "Label", "x".repeat(61)],
  ] as const)
    expect(titleOf(`${"x".repeat(length)} | {lender}`, label)).toMatchObject({
      seo: { title: shown },
    });
  expectError(copy, CONTACT, "seo.title must have at most 60 characters, found");
});
