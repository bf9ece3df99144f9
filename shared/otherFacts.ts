import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { kindOf } from "../src/content-model/kinds";
import { facts as factsKind } from "../src/content-model/kinds/facts";
import { loadPlaceholders } from "../src/content-model/placeholders/load";
import { parsePlaceholders } from "../src/content-model/placeholders/parse";
import type { Placeholders } from "../src/content-model/placeholders/printPlaceholder";
import { resolveContent, resolveText } from "../src/content-model/placeholders/resolve";

/** A value for every fact that refers to no other, unlike any value of the real content. */
export const OTHER_FACTS: Record<string, Record<string, string | number>> = {
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

/** Gives every fact of a content folder another value. */
export function changeFacts(folder: string): void {
  const file = join(folder, "facts.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [table, values] of Object.entries(OTHER_FACTS))
    for (const [name, value] of Object.entries(values)) document.setIn([table, name], value);
  writeFileSync(file, document.toString());
}

export interface ContentText {
  /** The file and the keys that lead to the text. */
  at: string;
  raw: string;
  resolved: string;
}

/**
 * Returns every text and number of a content folder, with its placeholders resolved.
 * @throws Error when a placeholder has a mistake
 */
export function textsOf(folder: string): ContentText[] {
  const placeholders = loadPlaceholders(folder);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const kind = kindOf(file);
      if (!kind || kind === factsKind) return [];
      const raw: unknown = parse(readFileSync(join(folder, file), "utf8"));
      const { value, mistakes } = resolveContent(raw, kind, placeholders);
      if (mistakes[0]) throw new Error(`${file}: ${mistakes[0].message}`);
      return pairs(file, raw, value);
    });
}

function pairs(at: string, raw: unknown, resolved: unknown): ContentText[] {
  if (typeof raw === "object" && raw !== null)
    return Object.entries(raw).flatMap(([key, inner]) =>
      pairs(`${at} ${key}`, inner, (resolved as Record<string, unknown>)[key]),
    );
  return [{ at, raw: String(raw), resolved: String(resolved) }];
}

/** Returns what placeholders print, except single numbers and words, which occur everywhere. */
export function printedBy(texts: readonly ContentText[], placeholders: Placeholders): string[] {
  return texts
    .flatMap(({ raw }) =>
      parsePlaceholders(raw, []).placeholders.map(
        ({ start, end }) => resolveText(raw.slice(start, end), placeholders, "text").value,
      ),
    )
    .filter((printed) => !/^\d+$|^[a-z]+$|^\{/.test(printed));
}

/** Whether a text has a printed value, and not as a part of another figure. */
export const contains = (text: string, printed: string): boolean => {
  const written = text.replaceAll("\u00a0", " ");
  const escaped = printed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d)`).test(written);
};
