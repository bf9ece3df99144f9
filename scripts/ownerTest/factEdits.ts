import type { ContentFolder } from "../../shared/contentFolder";
import { type Edit, edit, setting } from "./edit";

/** Gives every fact another value. The order of amounts and terms stays, so that they still fit. */
export function factEdits(content: ContentFolder): Edit[] {
  const { holidays: _, ...tables } = content.read("facts.yaml");
  return Object.entries(tables).flatMap(([table, facts]) =>
    Object.entries(facts as Record<string, string | number>)
      .filter(([, value]) => !String(value).startsWith("{"))
      .map(([name, value]) =>
        setting(`change the fact ${name}`, "facts.yaml", {
          [`${table}.${name}`]: otherValue(value, table),
        }),
      ),
  );
}

function otherValue(value: string | number, table: string): string | number {
  if (table === "amounts") return Math.round((Number(value) * 1.27) / 1000) * 1000;
  if (table === "rates") return Number((Number(value) * 1.325).toFixed(2));
  if (typeof value === "number") return value + 2;
  if (table === "quantities")
    return value.replace(/^(\d+) (.*?)s?$/, (_, number, unit) => `${Number(number) + 2} ${unit}s`);
  if (value.includes("@")) return "help@another-lender.example";
  if (value.startsWith("+")) return "+1 246-555-0173";
  if (/^\W+$/.test(value)) return "£";
  if (/ [AP]M$/.test(value)) return value.replace(/\d+:\d+/, "9:30");
  if (/^\w+day to \w+day$/.test(value)) return "Tuesday to Saturday";
  return /^\d/.test(value) ? "88 Careenage Quay" : `New ${value}`;
}

export const IDENTITY: readonly Edit[] = [
  setting("change who the lender is", "site.yaml", {
    company: "Another Lender of the Islands (Holdings and Services) Limited",
    groupNote: "Owned by its staff.",
    url: "https://www.another-lender.example",
    purpose: "Loans for people who are paid every month.",
    "licence.number": "No. 17 of 2031",
    "licence.statement": "Licensed to lend money",
    employerSite: "https://staff.another-lender.example",
    sampleNote: undefined,
  }),
  setting("change the rows of the opening hours", "site.yaml", {
    hours: [
      { days: "{openingDays}", hours: "{opensAt} - {closesAt}" },
      { days: "The first Sunday of the month", hours: "10:00 AM - 12:00 PM" },
    ],
  }),
  setting("keep one social network, at another address", "site.yaml", {
    socials: [{ network: "LinkedIn", url: "https://social.example/another-lender" }],
  }),
  setting("change the stores' addresses", "site.yaml", {
    "app.ios.url": "https://apps.example/other",
    "app.android.url": "https://play.example/other",
  }),
  edit("let the calculators start with other values", (content) => {
    for (const file of content.entries("calculators"))
      content.set(file, {
        "amountRange.step": 500,
        "defaults.amount": "{exampleAmount}",
        "defaults.termMonths": "{exampleTerm}",
      });
  }),
  edit("keep a single notice", (content) => {
    for (const file of content.entries("notices").slice(1)) content.delete(file);
  }),
];
