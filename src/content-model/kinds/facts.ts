import * as yup from "yup";
import { group, type TableValue } from "../fields";
import { defineKind } from "../kind";
import { FIGURES } from "../placeholders/figures";
import type { Remark } from "../remark";

const TABLES = ["amounts", "rates", "quantities", "texts"] as const;

const TABLE_VALUES = {
  number: { matches: isAmount, allowed: "a number of zero or more" },
  quantity: { matches: isQuantity, allowed: "a number, or a number with a unit such as 48 hours" },
  text: { matches: isLine, allowed: "a text on one line, without braces" },
} as const;

/** A group whose names editors choose. */
const table = (description: string, { value }: { value: TableValue }) =>
  yup
    .mixed<Record<string, string | number>>()
    .strict()
    .meta({ description, tableOf: value })
    .required("is required")
    .test("table", (entries, { path, createError }) => {
      const { matches, allowed } = TABLE_VALUES[value];
      if (typeof entries !== "object" || entries === null || Array.isArray(entries))
        return createError({ message: 'must be a group of "name: value" lines' });
      const errors = Object.entries(entries).flatMap(([name, entry]) => {
        const at = { path: `${path}.${name}`, params: { originalValue: entry } };
        if (!/^[a-z][A-Za-z0-9]*$/.test(name))
          return createError({
            ...at,
            message: "needs a name of letters and digits that starts with a small letter",
          });
        return matches(entry) ? [] : createError({ ...at, message: `must be ${allowed}` });
      });
      return errors.length === 0 || new yup.ValidationError(errors);
    });

export const facts = defineKind({
  files: "facts.yaml",
  schema: group("Facts", "The figures and contact details that several files name.", {
    amounts: table("Amounts in the lender's currency, such as 5000.", { value: "number" }),
    rates: table("Rates in per cent, such as 4.", { value: "number" }),
    quantities: table("Numbers, with a unit if they have one, such as 3 or 48 hours.", {
      value: "quantity",
    }),
    texts: table("Texts, such as a telephone number.", { value: "text" }),
  }),
  check: (content) => [...duplicateNames(content)],
});

function* duplicateNames(
  content: Record<(typeof TABLES)[number], Record<string, unknown>>,
): Generator<Remark> {
  const tables = new Map<string, string>(
    Object.keys(FIGURES).map((name) => [name, "the computed figures"]),
  );
  for (const name of TABLES)
    for (const fact of Object.keys(content[name])) {
      const first = tables.get(fact);
      if (first)
        yield {
          path: [name, fact],
          message: `"${fact}" is already a name of ${first}. Rename one.`,
        };
      tables.set(fact, name);
    }
}

function isAmount(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1_000_000_000;
}

function isQuantity(value: unknown): boolean {
  return isAmount(value) || (typeof value === "string" && /^\d+(\.\d+)? \S(.*\S)?$/.test(value));
}

function isLine(value: unknown): boolean {
  return typeof value === "string" && /^[^\s{}]([^\n{}]*[^\s{}])?$/.test(value);
}
