import * as yup from "yup";
import { addMonths } from "../../lib/days";
import { adviceFor, quoted } from "../check/wrongValues";
import * as f from "../fields";
import { defineKind, type Fault, isGroup } from "../kind";
import { SITE_FACTS, TABLES } from "../placeholders/facts";
import { FIGURES } from "../placeholders/figures";

type TableName = keyof typeof TABLES;

/** A group in which editors choose the names. */
const table = (name: TableName) => {
  const { description, values, allowed, read } = TABLES[name];
  return yup
    .mixed<Record<string, string | number>>()
    .strict()
    .meta({ description, tableOf: values })
    .required("is required")
    .test("table", (entries, { path, createError }) => {
      if (!isGroup(entries))
        return createError({ message: 'must be a group of "name: value" lines' });
      const errors = Object.entries(entries).flatMap(([name, value]) => {
        const at = { path: `${path}.${name}`, params: { originalValue: value } };
        if (!/^[a-z][A-Za-z0-9]*$/.test(name))
          return createError({
            ...at,
            message: "needs a name of letters and digits that starts with a small letter",
          });
        if (read(value, name)) return [];
        if (value === null) return createError({ ...at, message: "is required" });
        const spaced = `${value}`.replace(/^([\d.]+)(?=\p{L})/u, "$1 ");
        const correction = read(spaced, name)
          ? ` Write ${spaced}.`
          : adviceFor(values === "text" ? "string" : "number", value);
        const message = `must be ${allowed(name)}, found ${quoted(value)}.${correction}`;
        return createError({ ...at, message });
      });
      return errors.length === 0 || new yup.ValidationError(errors);
    });
};

export const facts = defineKind({
  files: "facts.yaml",
  schema: f.group("Facts", "The figures and contact details that several files name.", {
    amounts: table("amounts"),
    rates: table("rates"),
    quantities: table("quantities"),
    texts: table("texts"),
    holidays: f.listOf(
      "The public holidays, which are no working days; [] until you know them.",
      f.group("Holiday", "A public holiday.", {
        day: f.date("The day."),
        name: f.text("What it is called.", 60),
      }),
      { min: 0 },
    ),
  }),
  check: (content) => [...duplicateNames(content), ...holidaysEnding(content)],
});

/** The next year's holidays are usually announced some months before that year begins. */
const MONTHS_LEFT = 3;

function* holidaysEnding({ holidays }: { holidays: { day: string }[] }): Generator<Fault> {
  const last = holidays
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const today = new Date().toISOString().slice(0, 10);
  const years = holidays.map(({ day }) => Number(day.slice(0, 4)));
  for (const [row, year] of years.entries())
    if (year > Number(today.slice(0, 4)) + 1 && !years.includes(year - 1))
      yield [["holidays", row, "day"], `is in ${year}, but none is in ${year - 1}. Correct it.`];
  if (!last)
    yield [["holidays"], "is empty, so times count public holidays as working days.", "hint"];
  else if (today >= addMonths(`${last.slice(0, 4)}-12-31`, -MONTHS_LEFT))
    yield [
      ["holidays"],
      `has no day after ${last.slice(0, 4)}, so times after that year count its holidays as working days. Add the next year's.`,
      "hint",
    ];
}

function* duplicateNames(content: Record<TableName, Record<string, unknown>>): Generator<Fault> {
  const tables = new Map<string, string>([
    ...Object.keys(FIGURES).map((name) => [name, "the computed figures"] as const),
    ...SITE_FACTS.map((name) => [name, "the offices and places in site.yaml"] as const),
  ]);
  for (const name of Object.keys(TABLES) as TableName[])
    for (const fact of Object.keys(content[name])) {
      const first = tables.get(fact);
      if (first) yield [[name, fact], `"${fact}" is already a name of ${first}. Rename one.`];
      tables.set(fact, name);
    }
}
