import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { copyContent } from "../../../test/contentCopy";
import { checkContent } from "../check/checkContent";
import { kindOf } from "../kinds";
import { facts as factsKind } from "../kinds/facts";
import { loadPlaceholders } from "./load";
import { parsePlaceholders } from "./parse";
import { resolveContent, resolveText } from "./resolve";

/** A value for every fact that refers to no other, unlike any value of the real content. */
const OTHER_FACTS: Record<string, Record<string, string | number>> = {
  amounts: {
    minimumAmount: 7000,
    maximumAmount: 63_000,
    businessMaximumAmount: 145_000,
    businessRevenue: 760_000,
    exampleAmount: 23_000,
  },
  rates: { shortTermRate: 5.3, longTermRate: 1.3 },
  quantities: {
    shortestTerm: 4,
    longestTerm: "17 months",
    shortTermLimit: "8 months",
    exampleTerm: "15 months",
    salaryMultiple: 11,
    decisionTimeFrom: 31,
    decisionTime: "53 hours",
    fundsTime: "67 hours",
    complaintTime: "9 working days",
    paySlipAge: "19 weeks",
    jobLetterAge: "44 days",
    prequalificationPaySlipAge: "13 weeks",
    prequalificationJobLetterAge: "27 weeks",
    minimumAge: 19,
    governmentMinimumAge: 23,
    governmentMaximumAge: 57,
    governmentEmployment: "13 years",
    businessOperation: "14 years",
  },
  texts: {
    email: "help@lender.example",
    phone: "+1 876-555-0199",
    street: "5 Quay Street",
    city: "Kingston",
    country: "Jamaica",
    territory: "Saint Lucia",
    openingDays: "Tuesday to Saturday",
    opensAt: "9:30 AM",
    closesAt: "5:15 PM",
    onlineSupport: "20/5",
    workingDays: "Sunday to Thursday",
  },
};

/** Texts that do not follow: they describe a picture or a law, or name a newspaper. */
const FIXED_TEXTS: readonly RegExp[] = [
  / alt: /,
  /^legal\/.*the law of Trinidad|^legal\/.*Protection Act of Trinidad/s,
  /^education\/pay-slip\.yaml sections 2 body: /,
  /: The Port of Spain Dispatch$/,
];

/** Numbers without a unit, in the words around them. */
const OLD_NUMBERS =
  /\b2 (?:to|–) \d+ months|\b24 ?(?:to|–|-) ?\d+ hours|\b(?:3|three) times|\b(?:18|21|60) (?:years|or older)|at least (?:18|21)\b/;

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));

interface Text {
  at: string;
  raw: string;
  resolved: string;
}

/** Returns every text and number of a content folder, with its placeholders resolved. */
function textsOf(folder: string): Text[] {
  const placeholders = loadPlaceholders(folder);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const kind = kindOf(file);
      if (!kind || kind === factsKind) return [];
      const raw: unknown = parse(readFileSync(join(folder, file), "utf8"));
      const { value, mistakes } = resolveContent(raw, kind, placeholders);
      expect(mistakes).toEqual([]);
      return pairs(file, raw, value);
    });
}

function pairs(at: string, raw: unknown, resolved: unknown): Text[] {
  if (typeof raw === "object" && raw !== null)
    return Object.entries(raw).flatMap(([key, inner]) =>
      pairs(`${at} ${key}`, inner, (resolved as Record<string, unknown>)[key]),
    );
  return [{ at, raw: String(raw), resolved: String(resolved) }];
}

/** Returns what the placeholders of a text print. */
function printedBy(raw: string): string[] {
  const { placeholders } = parsePlaceholders(raw, []);
  return placeholders.map(
    ({ start, end }) => resolveText(raw.slice(start, end), loadPlaceholders(), "text").value,
  );
}

function changeFacts(): void {
  const file = join(copy, "facts.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [table, values] of Object.entries(OTHER_FACTS))
    for (const [name, value] of Object.entries(values)) document.setIn([table, name], value);
  writeFileSync(file, document.toString());
}

test("every text, limit and example follows when all facts change", () => {
  const before = textsOf("content");
  changeFacts();
  // The PDFs still show the old facts, which the check reports.
  expect(checkContent(copy).map(({ message }) => message)).toEqual([
    expect.stringContaining("npm run art newsletter"),
    expect.stringContaining("npm run art free-pack"),
  ]);
  const after = textsOf(copy);

  const unused = [...loadPlaceholders(copy).facts.keys()].filter(
    (name) => !before.some(({ raw }) => new RegExp(`[{=]${name}\\b`).test(raw)),
  );
  expect(unused).toEqual([]);

  const old = new Set(
    before
      .flatMap(({ raw }) => printedBy(raw))
      .filter((printed) => !/^\d+$|^[a-z]+$|^\{/.test(printed)),
  );
  const left = after
    .filter(({ at, resolved }) => !FIXED_TEXTS.some((fixed) => fixed.test(`${at}: ${resolved}`)))
    .flatMap(({ at, resolved }) =>
      [...old]
        .filter((printed) => contains(resolved, printed) && !isException(at, printed))
        .concat(OLD_NUMBERS.exec(resolved) ?? [])
        .map((printed) => `${at}: "${printed}" in "${resolved.slice(0, 200)}"`),
    );
  expect(left).toEqual([]);
});

const { typedFigures } = parse(readFileSync("content/facts.yaml", "utf8")) as {
  typedFigures: { file: string; figures: string[] }[];
};

/** Whether the figure of a story happens to be that of a fact. */
const isException = (at: string, printed: string): boolean =>
  typedFigures.some(({ file, figures }) => at.startsWith(`${file} `) && figures.includes(printed));

const contains = (text: string, printed: string): boolean => {
  const written = text.replaceAll("\u00a0", " ");
  const escaped = printed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d)`).test(written);
};

test("all facts but those that refer to others are changed", () => {
  const real: Record<string, Record<string, unknown>> = parse(
    readFileSync("content/facts.yaml", "utf8"),
  );
  for (const [table, values] of Object.entries(OTHER_FACTS))
    expect(Object.keys(values)).toEqual(
      Object.keys(real[table] ?? {}).filter((name) => !String(real[table]?.[name]).includes("{")),
    );
});
