import { isRunningText, type Kind } from "../kind";
import { lender as lenderKind } from "../kinds/site";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import { monthlyRates } from "../placeholders/figures";
import { ownPlaceholders, ownPlan } from "../placeholders/load";
import { KINDS, type Placeholders } from "../placeholders/resolveText";
import type { ContentFile } from "./parseYaml";
import type { Problem } from "./problem";

/** The facts whose values are names unique to the lender. Text with such a name can only refer to that fact. */
const NAMES: ReadonlySet<string> = new Set(["company", "lender"]);

/**
 * Finds the lender's figures, contact details and names where they are written out instead of as
 * placeholders.
 */
export function typedFactsIn(file: ContentFile, facts: Facts): Problem[] {
  const forms = [...facts].flatMap(([name, fact]) =>
    typedForms(name, fact, file.kind).map((form) => ({ name, form, pattern: whole(form) })),
  );
  return file.values.flatMap(({ field, written: text, path }) => {
    const isSource = file.kind === lenderKind && path[0] === "offices";
    if (typeof text !== "string" || !isRunningText(field) || isSource) return [];
    // A no-break space is treated like a space, because it looks the same.
    const written = text.replaceAll("\u00a0", " ");
    return forms
      .filter(({ form, pattern }) => written.includes(form) && pattern.test(written))
      .map(({ name, form }) =>
        file.problemAt(
          path,
          `"${form}" is typed by hand. Write {${name}}, so that it changes everywhere.`,
        ),
      );
  });
}

const whole = (form: string): RegExp =>
  RegExp(`(?<![\\d\\p{L}.,])${form.replace(/[$+.()/]/g, "\\$&")}(?![\\p{L}\\d]|[.,]\\d)`, "u");

/**
 * Returns the forms in which an author may have written out a fact. Returns none for a fact that other text
 * may equal by coincidence.
 */
function typedForms(name: string, { text, number }: Fact, { hasOwnFigures }: Kind): string[] {
  if (number !== undefined)
    return !hasOwnFigures && /\p{Sc}|%$|(?:days|hours)$/u.test(text) ? [text] : [];
  const link = linkTo(text, "link");
  const isStreet = /^\d+\w? \p{Lu}.{4,}/u.test(text);
  return link ? [text, link] : NAMES.has(name) || isStreet ? [text] : [];
}

const SAMPLE = "Kwedi";

/** The sample's names: its people, employers, newspapers, advice services and street. */
const SAMPLE_NAMES =
  "Kwedi, Kwéyòl, Keisha, Rajiv Mohammed, Maren Alexis-Baptiste, Winston Ramdeen-Clarke, Harbour Row, Arima Bay Hospital, Northern Range Health Services, Scarlet Ibis Medical Centre, Immortelle Secondary School, Poui Hill College, Caroni Plains Foods, Point Gourd Cement Works, Savannah Supermarkets, Harbour Light Hotel, Buccoo Reef Resort, Gulf Line Ferries, Hummingbird Security, Savannah Standard, Islands Business Review, Clear Water Debt Advice, Lantern Listening Line";

/**
 * The places, public bodies and currency in the sample's texts. A lender in the same country may mention
 * them.
 */
const NAMES_OF_COUNTRY =
  "Trinidad, Tobago, Port of Spain, Arima, San Fernando, Scarborough, regional health authorities, Health surcharge, TT$";

/** Addresses of the sample's stores, newspapers and social networks. */
const SAMPLE_ADDRESSES = /\b(?:apps|play|news|social)\.example\b/g;

/** Words that are true of only one kind of lender, by its name in `KINDS` or by the kind of interest. */
const WORDS_OF_KINDS: Readonly<Record<string, RegExp>> = {
  app: /\b(?:the (?:wallet )?app(?! store)|App Store|Google Play|download(?=s? (?:it|the|our)\b))\b/gi,
  flat: /\b(?:a|our|we charge|charged) flat\b/gi,
  deduction: /\bsalary[ -]deduction\b/gi,
};

const SAME_PRICE =
  /\b(?:every\w*|each|all)(?: \w+){0,2} pays? the same\b|\bthe same (?:price|rate)s? for (?:every|all)/i;

/**
 * Returns hints about texts that say that all loans cost the same, if the prices of the products differ. A
 * product's own file is about its own price.
 */
export function samePriceIn(file: ContentFile, { lent = [] }: Placeholders): Problem[] {
  const prices = lent.map((plan) => monthlyRates(plan) + JSON.stringify(plan.fees ?? []));
  if (new Set(prices).size < 2 || ownPlan(file)) return [];
  return file.values.flatMap(({ field, value, path }) => {
    const [found] = (isRunningText(field) && SAME_PRICE.exec(String(value))) || [];
    const message = `says "${found}", but the products have different prices. Say which product it is.`;
    return found ? [{ ...file.problemAt(path, message), isHint: true }] : [];
  });
}

const REWORD = "Replace it: a site with an address of its own is not built with it.";

/** Returns hints about words that fit only the sample lender or a different kind of lender. */
export function leftoversIn(file: ContentFile, general: Placeholders): Problem[] {
  const placeholders = ownPlaceholders(file, general);
  const lender = placeholders.facts.get("lender")?.text;
  if (!lender || lender === SAMPLE || file.kind.name === "Facts") return [];
  const own = [...placeholders.facts.values()].map(({ text }) => text).join("\n");
  const names = own.includes("Trinidad") ? SAMPLE_NAMES : `${SAMPLE_NAMES}, ${NAMES_OF_COUNTRY}`;
  const words = names.split(", ").filter((word) => !own.includes(word));
  const patterns = [
    RegExp(`(?<!\\w)(?:${words.join("|").replace("$", "\\$")})(?!\\w)`, "g"),
    ...Object.entries(WORDS_OF_KINDS).flatMap(([kind, pattern]) =>
      KINDS[kind]?.(placeholders) || kind === (placeholders.plan?.interest ?? "flat")
        ? []
        : [pattern],
    ),
  ];
  return file.values.flatMap(({ field, value, path }) => {
    if (typeof value !== "string") return [];
    const sought = [SAMPLE_ADDRESSES, ...(isRunningText(field) ? patterns : [])];
    const found = new Set(sought.flatMap((pattern) => value.match(pattern) ?? []));
    return [...found].map((word) => ({
      ...file.problemAt(path, `says "${word}", which is not so of ${lender}. ${REWORD}`),
      ...{ isHint: true, isLeftover: true },
    }));
  });
}
