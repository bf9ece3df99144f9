import { basename } from "node:path";
import { type FieldDescription, isRunningText, metaOf } from "../../../src/content-model/kind";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import { readContent } from "../../../src/content-model/reading/load";
import { addDays } from "../../../src/lib/days";
import { readAnswers } from "../../become/answers";
import { becomeLender } from "../../become/lender";
import { growCooperative } from "../../become/lenders/grow";
import { changeParts } from "../../lib/changeParts";
import type { ContentFolder } from "../../lib/contentFolder";
import { isSample } from "../../lib/isSample";
import { leaveOut } from "../../lib/leaveOut";
import { multiplyContent } from "./multiplyContent";

/** An edit that an owner might make to the content, applied to a copy of the project. */
export type Edit = (content: ContentFolder) => void | Promise<void>;

const ANSWERS = "scripts/become/lenders";

/** The lenders whose answers are in the repository, by name: what the sample, and no other content, can become. */
export const LENDERS = isSample()
  ? filesIn(ANSWERS, /\.yaml$/).map((file) => basename(file, ".yaml"))
  : [];

/** The edits, by the name of the copy to which they are applied. */
export const EDITS: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(
    LENDERS.map((name): [string, Edit] => [
      name,
      async (content) => {
        await becomeLender(content, readAnswers(`${ANSWERS}/${name}.yaml`));
        if (name === "cooperative") growCooperative(content);
      },
    ]),
  ),
  changed(content) {
    raiseRates(content);
    for (const file of content.files().filter(hasTexts)) rewordTexts(content, file);
    for (const folder of PAGES) movePage(content, folder);
  },
  async many(content) {
    leaveSample(content);
    multiplyContent(content);
    const link = { label: "Write to us", to: content.text("contact/page.yaml", ["path"]) };
    const text = "All offices are closed today because of the storm. You can still pay and apply.";
    content.set("site.yaml", { announcement: { text, until: "2999-12-31", link } });
    for (const file of content.files().filter(isPage)) lengthenLists(content, file);
    for (const [folder, picture] of Object.entries({
      leaders: "picture",
      products: "card.picture",
    }))
      await replacePicture(content, folder, picture);
  },
  less(content) {
    leaveSample(content);
    for (const folder of FOLDERS) removeEntry(content, folder);
    for (const file of WITHOUT.filter((file) => content.files().includes(file)))
      content.delete(file);
    leaveOut(content);
    for (const list of ["menus", "links"]) removeLast(content, "navigation.yaml", list);
    removeLast(content, "faq/page.yaml", "tabs");
    for (const file of content.files().filter(isPage)) {
      leaveOutOptional(content, file);
      shortenLists(content, file);
    }
    // Removes links to anchors in the optional parts that have just been removed.
    leaveOut(content);
  },
};

/** The folders whose files are pages. `FOLDERS` also has the folders whose files are entries on a page. */
const PAGES = ["education", "leaders", "pages", "products"];
const FOLDERS = [...PAGES, "newsletters", "notices"];

/** What no other lender in the tests leaves out. */
const WITHOUT = ["check-an-offer/page.yaml"];

/**
 * Whether a file's text can be reworded. It cannot be if other files refer to it, and the header has no room
 * for longer labels.
 */
const hasTexts = (file: string) => !/^(?:rate-plans\/|facts|navigation|redirects)/.test(file);
const isPage = (file: string) => file.includes("/") && !file.startsWith("rate-plans/");

/** Names another lender, so that no test takes the content for the sample's. */
const leaveSample = (content: ContentFolder): void =>
  content.set("facts.yaml", { "texts.lender": "Cedar" });

const firstOf = (content: ContentFolder, folder: string): string | undefined =>
  content.entries(folder)[0];

/** Raises the rates by a quarter of a per cent, as described in docs/editing-content.md. */
function raiseRates(content: ContentFolder): void {
  for (const file of content.entries("rate-plans")) {
    const { since, rateBands } = readContent<{ since: string; rateBands: [] }>(file, content.root);
    const day = addDays(since, -1);
    content.set(file, { former: [{ since: day, until: day, rateBands }] });
  }
  for (const [name, rate] of Object.entries(content.read("facts.yaml").rates as object))
    content.set("facts.yaml", { [`rates.${name}`]: rate + 0.25 });
}

/** Changes the path of the first page in a folder, as described in docs/editing-content.md. */
function movePage(content: ContentFolder, folder: string): void {
  const file = firstOf(content, folder);
  if (!file) return;
  const from = content.text(file, ["path"]);
  content.redirect(from, `${from}-moved`);
}

/** Deletes the last file in a folder. A product with a rate plan stays, because the site needs one. */
function removeEntry(content: ContentFolder, folder: string): void {
  const file = content.entries(folder).findLast((each) => !content.read(each).plan);
  if (file) content.delete(file);
}

function removeLast(content: ContentFolder, file: string, list: string): void {
  const entries = content.read(file)[list] as readonly unknown[];
  content.set(file, { [`${list}.${entries.length - 1}`]: undefined });
}

/** Replaces a picture in the folder's first entry with one of different proportions. */
async function replacePicture(content: ContentFolder, folder: string, path: string): Promise<void> {
  const file = firstOf(content, folder);
  if (!file) return;
  await content.writePicture(`${folder}/photograph.png`, 1200, 2400);
  content.set(file, { [path]: { src: "./photograph.png", alt: "A photograph." } });
  content.deleteUnusedPictures(folder);
}

/** Rewords every text in a file, within its maximum length. */
const rewordTexts = (content: ContentFolder, file: string): void =>
  changeParts(content, file, ({ field, value, shown, path }) => {
    const isName =
      field.oneOf.length > 0 ||
      metaOf(field).refersTo ||
      path.some((key) => NAMES.has(String(key)));
    if (typeof value !== "string" || field.type !== "string" || !isRunningText(field) || isName)
      return [];
    const isMarkdown = metaOf(field).role === "markdown";
    const text = isMarkdown ? `${value.trimEnd()}\n\nSo it is.\n` : `Now ${value}`;
    // A placeholder may print a longer fact of a test lender.
    const room = value.includes("{") ? 10 : 0;
    const length = String(shown).length + room + text.length - value.length;
    return length <= limitOf(field, "max", length) ? [[path, text]] : [];
  });

/** Fields whose values are matched by code, so they must not be reworded. */
const NAMES: ReadonlySet<string> = new Set(
  "id countryCode language email display opens closes place city".split(" "),
);

/**
 * Removes every optional field in a file, except those that something else makes necessary. A picture needs its
 * alternative text or its mark as decorative, for example.
 */
const leaveOutOptional = (content: ContentFolder, file: string): void =>
  changeParts(content, file, ({ field, path }) =>
    field.optional &&
    !["alt", "body", "decorative", "labels", "language", "plan", "sections", "url"].includes(
      String(path.at(-1)),
    )
      ? [[path, undefined]]
      : [],
  );

/** Removes the last entry from every list that may be shorter, unless links may refer to its entries. */
const shortenLists = (content: ContentFolder, file: string): void =>
  changeParts(content, file, ({ field, value, path }) =>
    Array.isArray(value) &&
    value.length > limitOf(field, "min", 0) &&
    !JSON.stringify(value).includes('"id":')
      ? [[[...path, value.length - 1], undefined]]
      : [],
  );

/** Adds a copy of the last entry to every list that may be longer. */
const lengthenLists = (content: ContentFolder, file: string): void =>
  changeParts(content, file, ({ field, value, path }) => {
    if (!Array.isArray(value) || value.length === 0) return [];
    if (value.length >= limitOf(field, "max", Number.POSITIVE_INFINITY)) return [];
    const unique = new Set(["id"]);
    // The conditions of a product and their options need labels of their own.
    if (file.startsWith("products/")) unique.add("label");
    // A section's title names its table.
    if (path.at(-1) === "sections") unique.add("title");
    const copy = JSON.parse(JSON.stringify(value.at(-1)), (name, inner) =>
      unique.has(name) ? `${inner}-${path.length}` : inner,
    );
    return [[[...path, value.length], copy]];
  });

const limitOf = (field: FieldDescription, name: "min" | "max", otherwise: number): number =>
  Number(field.tests.find((test) => test.name === name)?.params?.[name] ?? otherwise);
