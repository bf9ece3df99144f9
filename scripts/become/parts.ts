import type { ContentFolder } from "../../shared/contentFolder";
import { withoutSentences } from "../../shared/leaveOut";
import { NAMES_OF_COUNTRY } from "../../src/content-model/check/lenderWords";
import type { FieldValue } from "../../src/content-model/check/parseYaml";
import { metaOf } from "../../src/content-model/kind";
import { loadContent } from "../../src/content-model/placeholders/load";
import { type Answers, listIn, SAMPLE } from "./answers";

/**
 * The parts that another lender may lack, by a word in its answers: files ("notices/*.yaml"), or values in a
 * file ("site.yaml employerSite"). What uses a fact that the lender lacks needs no entry.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  articles: ["education/*.yaml"],
  expansion: ["about/page.yaml expansion"],
  newsletter: ["newsletters/*.yaml", "resources/page.yaml media.newsletters"],
  notices: ["notices/*.yaml", "resources/page.yaml media.notices"],
  "newsletter or notices": ["resources/page.yaml media"],
  people: ["leaders/*.yaml", "team/page.yaml", "home/page.yaml platform.quote howItWorks.quote"],
  statistics: ["about/page.yaml statistics statisticsTitle statisticsNote"],
  stories: ["why/page.yaml"],
  business: [
    "products/business*.yaml",
    "facts.yaml amounts.businessMaximumAmount amounts.businessRevenue quantities.businessOperation",
  ],
  government: [
    "products/government*.yaml",
    "facts.yaml quantities.governmentMinimumAge quantities.governmentMaximumAge quantities.governmentEmployment",
  ],
  app: [
    "get-colour-app/page.yaml",
    "facts.yaml amounts.bankTransferFee texts.oldestAndroid texts.oldestIos texts.appSize",
    // The third entry of `hours` is the app's support line.
    "site.yaml hours.2",
  ],
  deduction: ["facts.yaml texts.payrollCutOff"],
  employers: ["employer-registration/*.yaml", "site.yaml employerSite"],
  flat: ["education/flat-rate.yaml"],
  longTermRate: ["calculators/standalone.yaml rateBands.0.upToMonths rateBands.1"],
  messagingPhone: ["facts.yaml texts.messaging"],
  // These pictures show the sample's country among its neighbours.
  country: [
    "home/page.yaml hero.picture hero.portrait",
    "*/page.yaml next.picture",
    "not-found/page.yaml picture",
  ],
  // Content that is true only of the sample.
  sample: [
    "video-tutorial/page.yaml",
    "employers.yaml",
    "faq/searches.yaml",
    "calculators/standalone.yaml former rateBands.0.companionValue rateBands.1.companionValue",
    "home/page.yaml promo",
    // The last topic is about the offer in the promo.
    "contact/page.yaml form.topics.5",
    "corporate-profile/page.yaml story",
    "cannot-pay/page.yaml help.note",
    "site.yaml sampleNote pictures.headerBackground",
  ],
};

/** Words of sentences that are true only of the sample. */
const SENTENCES = [
  "Kwéyòl",
  "regional health authorities",
  "The first version took",
  "This version has applied",
];

/** Names in search keywords that only the sample's visitors would use. */
const NAMES = listIn(`${NAMES_OF_COUNTRY}, Jamaica, Barbados, Guyana`.toLowerCase());

/** Returns the names of the parts that the lender has: the answers' names and some of the words in them. */
export function partsOf(answers: Answers): ReadonlySet<string> {
  const has = new Set(Object.keys(answers).filter((name) => answers[name] !== "none"));
  for (const name of ["country", "region"]) if (answers[name] !== SAMPLE[name]) has.delete(name);
  for (const name of ["keep", "comingSoon", "interest", "repayment"])
    for (const part of listIn(answers[name])) has.add(part);
  return has.add(answers.apply?.split(" ")[0] ?? "");
}

/**
 * Deletes the parts that the lender lacks, the sample's own sentences and charts, and its drawings of people,
 * places and the app.
 */
export function deleteParts(content: ContentFolder, has: ReadonlySet<string>): void {
  const places = Object.entries(PARTS).flatMap(([parts, places]) =>
    parts.split(" or ").some((part) => has.has(part)) ? [] : places,
  );
  for (const [files = "", ...paths] of places.map((place) => place.split(" "))) {
    const pattern = RegExp(`^${files.replace("*", "[^/]*")}$`);
    for (const file of content.files().filter((name) => pattern.test(name)))
      if (paths.length === 0) content.delete(file);
      else content.set(file, Object.fromEntries(paths.map((path) => [path, undefined])));
  }
  const { files, read } = loadContent(content.root);
  for (const { file, values } of files.flatMap((name) => read(name) ?? [])) {
    const changes = values.flatMap((item) => {
      const value = ownValue(item, has);
      return value === item.written ? [] : [[item.path.join("."), value]];
    });
    // Changes inner values before the values that contain them, because deleting those would invalidate the
    // inner paths.
    if (changes.length > 0) content.set(file, Object.fromEntries(changes.reverse()));
  }
}

/** Returns the value for the lender, or undefined if the lender lacks it. */
function ownValue({ field, path, written }: FieldValue, has: ReadonlySet<string>): unknown {
  const name = String(path.at(-1));
  if (field?.optional) {
    if (["chart", "caption"].includes(name)) return undefined;
    if (name === "scene" && !has.has("region")) return undefined;
    if (metaOf(field).shape === "Picture") {
      // The decorative drawings show the seas and towns of the sample's region.
      const { decorative } = written as { decorative?: boolean };
      return decorative && has.has("region") ? written : undefined;
    }
  }
  if (typeof written !== "string") return written;
  if (name === "keywords" && !has.has("country"))
    return listIn(written)
      .filter((words) => !NAMES.some((name) => words.toLowerCase().includes(name)))
      .join(", ");
  return SENTENCES.reduce(
    (text, words) => (text.includes(words) ? withoutSentences(text, words) : text),
    written,
  );
}
