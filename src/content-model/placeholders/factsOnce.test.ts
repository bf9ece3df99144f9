import { readFileSync, rmSync } from "node:fs";
import { parse } from "yaml";
import { changeFacts, contains, OTHER_FACTS, printedBy, textsOf } from "../../../shared/otherFacts";
import { copyContent } from "../../../test/contentCopy";
import { checkContent } from "../check/checkContent";
import { loadPlaceholders } from "./load";

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

test("every text, limit and example follows when all facts change", () => {
  const before = textsOf("content");
  changeFacts(copy);
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

  const old = new Set(printedBy(before, loadPlaceholders()));
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

test("the other facts replace every fact that refers to no other", () => {
  const real: Record<string, Record<string, unknown>> = parse(
    readFileSync("content/facts.yaml", "utf8"),
  );
  for (const [table, values] of Object.entries(OTHER_FACTS))
    expect(Object.keys(values)).toEqual(
      Object.keys(real[table] ?? {}).filter((name) => !String(real[table]?.[name]).includes("{")),
    );
});
