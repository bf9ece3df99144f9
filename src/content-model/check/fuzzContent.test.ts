import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { copyContent } from "../../../test/contentCopy";
import { ODD_TEXTS, SPOILT_TEXTS, SPOILT_VALUES } from "../../../test/spoilYaml";
import { checkContent } from "./checkContent";
import type { Problem } from "./problem";

const SEED = 20_260_501;
/** Many files are spoilt at once, so that a thousand take seconds; together with the two kinds of spoiling. */
const RUNS = 13;
const FILES_A_RUN = 40;

/** What a program says of itself instead of what an editor can do. */
const LEAKED =
  /(Type|Reference|Range|Syntax|Yup|Internal)Error|\n\s+at |\[object |is not a function|Cannot read|undefined/;

/** The reader that Gatsby's own transformer uses. */
const gatsbyReads: (text: string) => unknown = createRequire(
  require.resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml").load;

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));
const originals = readdirSync(copy, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, text: readFileSync(join(copy, file), "utf8") }));

type Spoils = typeof SPOILT_TEXTS;

/** Which files are spoilt in a run, and how; the same seed gives the same runs. */
const runsOf = (spoils: Spoils, seed: number) =>
  fc.sample(
    fc.uniqueArray(
      fc.record({
        original: fc.constantFrom(...originals),
        how: fc.constantFrom(...Object.keys(spoils)),
        place: fc.nat(1_000_000),
        odd: fc.constantFrom(...ODD_TEXTS),
      }),
      { selector: ({ original }) => original.file, minLength: FILES_A_RUN, maxLength: FILES_A_RUN },
    ),
    { seed, numRuns: RUNS },
  );

const cases = [SPOILT_TEXTS, SPOILT_VALUES].flatMap((spoils, family) =>
  runsOf(spoils, SEED + family).map((run, index) => ({
    name: `${family === 0 ? "text" : "values"} ${index + 1}`,
    files: run.map(({ original: { file, text }, how, place, odd }) => ({
      file,
      told: `${file}: ${how} (place ${place}, ${JSON.stringify(odd.slice(0, 20))})`,
      spoilt: spoils[how]?.(text, place, odd) ?? text,
    })),
  })),
);

afterEach(() => {
  for (const { file, text } of originals) writeFileSync(join(copy, file), text);
});

test("there are more than a thousand spoilt files", () => {
  expect(cases.flatMap(({ files }) => files).length).toBeGreaterThan(1000);
});

test.each(cases)("every file spoilt in $name gets located messages or is sound", ({ files }) => {
  for (const { file, spoilt } of files) writeFileSync(join(copy, file), spoilt);
  const problems = checkContent(copy);
  expect(problems.filter((problem) => !isUseful(problem))).toEqual([]);
  const blamed = new Set(problems.map(({ file }) => file));
  for (const { file, spoilt, told } of files) {
    if (blamed.has(file)) continue;
    const text = typeof spoilt === "string" ? spoilt : new TextDecoder().decode(spoilt);
    // What the check takes for sound, Gatsby must read as the same.
    expect({ told, value: gatsbyReads(text) }).toEqual({ told, value: parse(text) });
  }
});

/** Says what to mend, in a line of the file that there is, and not what broke inside. */
function isUseful({ file, line, column, message }: Problem): boolean {
  const lines = readFileSync(join(copy, file), "latin1").split("\n").length;
  return line >= 1 && line <= lines + 1 && column >= 1 && message !== "" && !LEAKED.test(message);
}
