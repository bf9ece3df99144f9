import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { copyContent } from "../../../test/contentCopy";
import { ODD_TEXTS, TEXT_MUTATIONS, VALUE_MUTATIONS } from "../../../test/yamlMutations";
import { checkContent } from "./checkContent";
import type { Problem } from "./problem";

const SEED = 20_260_501;
/** Many files are mutated in one run, so that a thousand take seconds. */
const RUNS = 13;
const FILES_A_RUN = 40;

/** Internal errors, which help no editor. */
const INTERNAL_ERROR =
  /(Type|Reference|Range|Syntax|Yup|Internal)Error|\n\s+at |\[object |is not a function|Cannot read|undefined/;

/** The parser of Gatsby's YAML transformer. */
const parseAsGatsby: (text: string) => unknown = createRequire(
  require.resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml").load;

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));
const originals = readdirSync(copy, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, text: readFileSync(join(copy, file), "utf8") }));

/** Chooses the files and mutations of each run; the same seed gives the same runs. */
const runsOf = (mutations: typeof TEXT_MUTATIONS, seed: number) =>
  fc.sample(
    fc.uniqueArray(
      fc.record({
        original: fc.constantFrom(...originals),
        mutation: fc.constantFrom(...Object.keys(mutations)),
        position: fc.nat(1_000_000),
        odd: fc.constantFrom(...ODD_TEXTS),
      }),
      { selector: ({ original }) => original.file, minLength: FILES_A_RUN, maxLength: FILES_A_RUN },
    ),
    { seed, numRuns: RUNS },
  );

const cases = [TEXT_MUTATIONS, VALUE_MUTATIONS].flatMap((mutations, family) =>
  runsOf(mutations, SEED + family).map((run, index) => ({
    name: `${family === 0 ? "text" : "values"} ${index + 1}`,
    files: run.map(({ original: { file, text }, mutation, position, odd }) => ({
      file,
      name: `${file}: ${mutation} (position ${position}, ${JSON.stringify(odd.slice(0, 20))})`,
      mutated: mutations[mutation]?.(text, position, odd) ?? text,
    })),
  })),
);

afterEach(() => {
  for (const { file, text } of originals) writeFileSync(join(copy, file), text);
});

test("mutates more than a thousand files", () => {
  expect(cases.flatMap(({ files }) => files).length).toBeGreaterThan(1000);
});

test.each(cases)(
  "reports every mutated file of $name with a position when it is invalid",
  ({ files }) => {
    for (const { file, mutated } of files) writeFileSync(join(copy, file), mutated);
    const problems = checkContent(copy);
    expect(problems.filter((problem) => !isUseful(problem))).toEqual([]);
    const reported = new Set(problems.map(({ file }) => file));
    for (const { file, mutated, name } of files) {
      if (reported.has(file)) continue;
      const text = typeof mutated === "string" ? mutated : new TextDecoder().decode(mutated);
      // Gatsby must read a file without problems as the check does.
      expect({ name, value: parseAsGatsby(text) }).toEqual({ name, value: parse(text) });
    }
  },
);

/** Whether a problem has a position in its file and a message without an internal error. */
function isUseful({ file, line, column, message }: Problem): boolean {
  const lines = readFileSync(join(copy, file), "latin1").split("\n").length;
  return (
    line >= 1 && line <= lines + 1 && column >= 1 && message !== "" && !INTERNAL_ERROR.test(message)
  );
}
