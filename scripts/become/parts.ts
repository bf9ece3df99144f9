import type { ContentFolder } from "../../shared/contentFolder";
import { withoutSentences } from "../../shared/leaveOut";
import { metaOf } from "../../src/content-model/kind";
import { loadContent } from "../../src/content-model/placeholders/load";
import { type Answers, listIn, QUESTIONS } from "./answers";

/**
 * The parts that another lender may lack: files ("notices/*.yaml"), values in a file ("site.yaml app"), and
 * sentences that contain certain words, in any file ("* Kwéyòl").
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  articles: ["education/*.yaml"],
  expansion: ["about/page.yaml expansion"],
  newsletter: ["newsletters/*.yaml", "resources/page.yaml media.newsletters"],
  notices: ["notices/*.yaml", "resources/page.yaml media.notices"],
  news: ["resources/page.yaml media"],
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
    "site.yaml app hours.2",
  ],
  deduction: ["facts.yaml texts.payrollCutOff"],
  employers: ["employer-registration/*.yaml", "site.yaml employerSite"],
  flat: ["education/flat-rate.yaml"],
  group: ["facts.yaml texts.group", "site.yaml groupNote"],
  messagingPhone: ["facts.yaml texts.messagingPhone texts.messaging", "site.yaml messaging"],
  // These pictures show the sample's country among its neighbours.
  country: [
    "home/page.yaml hero.picture hero.portrait",
    "not-found/page.yaml picture",
    "* regional health authorities",
  ],
  // Content that is true only of the sample.
  sample: [
    "video-tutorial/page.yaml",
    "employers.yaml",
    "faq/searches.yaml",
    "home/page.yaml promo",
    "corporate-profile/page.yaml story",
    "cannot-pay/page.yaml help.note",
    "site.yaml sampleNote pictures.headerBackground",
    "* Kwéyòl",
    "* The first version took",
    "* This version has applied",
  ],
};

/** Search keywords of questions that only the sample's visitors would use. */
const SAMPLE_KEYWORDS =
  /tobago|trinidad|port of spain|arima|san fernando|scarborough|carnival|jamaica|barbados|guyana|republic bank|scotiabank|\brha\b/i;

/** Returns the names of the parts that the lender has. */
export function partsOf(answers: Answers): ReadonlySet<string> {
  const { keep, comingSoon, interest = "", repayment = "", apply = "" } = answers;
  const kept = listIn(keep);
  const given = ["group", "messagingPhone", "employers"].filter((one) => answers[one] !== "none");
  const shared = ["country", "region"].filter((one) => answers[one] === QUESTIONS[one]?.[1]);
  const news = kept.includes("newsletter") || kept.includes("notices") ? ["news"] : [];
  const chosen = [interest, repayment, apply.split(" ")[0] ?? ""];
  return new Set([...kept, ...listIn(comingSoon), ...given, ...shared, ...news, ...chosen]);
}

/** Returns the files, values and sentences of the parts that the lender lacks. */
const gone = (has: ReadonlySet<string>): string[] =>
  Object.entries(PARTS).flatMap(([part, places]) => (has.has(part) ? [] : places));

/** Deletes the files of the parts that the lender lacks. */
export function deleteFiles(content: ContentFolder, has: ReadonlySet<string>): void {
  const patterns = gone(has).filter((place) => !place.includes(" "));
  const isGone = RegExp(`^(?:${patterns.join("|").replaceAll("*", "[^/]*")})$`);
  for (const file of content.files()) if (isGone.test(file)) content.delete(file);
}

/** Deletes the values and sentences of the parts that the lender lacks. */
export function deleteValues(content: ContentFolder, has: ReadonlySet<string>): void {
  const places = gone(has).map((place) => place.split(" "));
  const sentences = places.flatMap(([file, ...words]) => (file === "*" ? [words.join(" ")] : []));
  for (const [file = "", ...paths] of places)
    if (content.files().includes(file) && paths.length > 0)
      content.set(file, Object.fromEntries(paths.map((path) => [path, undefined])));
  const keep = (words: string) => has.has("country") || !SAMPLE_KEYWORDS.test(words);
  for (const { file, values } of filesOf(content))
    for (const { field, written, path } of values) {
      if (typeof written !== "string") continue;
      const text =
        path.at(-1) === "keywords"
          ? written.split(", ").filter(keep).join(", ")
          : metaOf(field).role === "markdown" && sentences.some((words) => written.includes(words))
            ? sentences.reduce(withoutSentences, written)
            : written;
      if (text !== written) content.set(file, { [path.join(".")]: text });
    }
}

/** Returns every content file, with its values as written. */
export const filesOf = (content: ContentFolder) => {
  const { files, read } = loadContent(content.root);
  return files.flatMap((file) => read(file) ?? []);
};
