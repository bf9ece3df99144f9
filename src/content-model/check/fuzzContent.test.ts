import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { IS_FULL_RUN, SEED } from "../../../shared/testDepth";
import { copyContent } from "../../../test/contentCopy";
import { ODD_TEXTS, TEXT_MUTATIONS, VALUE_MUTATIONS } from "../../../test/yamlMutations";
import { isSourceOfPlaceholders, loadContent } from "../placeholders/load";
import { checkContent } from "./checkContent";
import type { Problem } from "./problem";

/** The number of runs for each kind of mutation. */
const RUNS = IS_FULL_RUN ? 13 : 2;

/** Matches the messages of internal errors, which do not help an editor. */
const INTERNAL_ERROR =
  /(Type|Reference|Range|Syntax|Yup|Internal)Error|\n\s+at |\[object |is not a function|Cannot read|undefined/;

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));
const originals = readdirSync(copy, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, text: readFileSync(join(copy, file), "utf8") }));

const FILES_A_RUN = Math.min(40, originals.length);

/** Chooses the files and mutations of each run. The same seed gives the same runs. */
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
    // Half of the runs keep the facts and rate plans valid, because errors in those hide the errors in other
    // files.
    files: run
      .filter(({ original: { file } }) => index % 2 === 0 || !isSourceOfPlaceholders(file))
      .map(({ original: { file, text }, mutation, position, odd }) => ({
        file,
        mutated: mutations[mutation]?.(text, position, odd) ?? text,
      })),
  })),
);

afterEach(() => {
  for (const { file, text } of originals) writeFileSync(join(copy, file), text);
});

test.each(cases)("gives each problem a valid position and message in $name", ({ files }) => {
  for (const { file, mutated } of files) writeFileSync(join(copy, file), mutated);
  const problems = checkContent(loadContent(copy));
  expect(problems.filter((problem) => !isUseful(problem))).toEqual([]);
});

/** Whether a problem has a valid position in its file, and a message that does not show an internal error. */
function isUseful({ file, line, column, message }: Problem): boolean {
  const lines = readFileSync(join(copy, file), "latin1").split("\n").length;
  return (
    line >= 1 && line <= lines + 1 && column >= 1 && message !== "" && !INTERNAL_ERROR.test(message)
  );
}
