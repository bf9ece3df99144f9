import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where the steps of `npm test` that run tests write their results, as `<step>.json`. */
const RESULTS = ".test-results";

/** The parts of Jest's results that are read here. */
interface JestResults {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** The parts of Playwright's results that are read here. */
interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface TimedTest {
  name: string;
  /** In milliseconds. */
  duration: number;
}

/** Empties the folder of the results; Jest writes into an existing one only. */
export function emptyResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/** Returns a line for each of the slowest tests of this run, with its step and duration. */
export function slowestTests(count: number): string[] {
  return readdirSync(RESULTS)
    .flatMap((file) => {
      const step = file.replace(".json", "");
      const results = JSON.parse(readFileSync(join(RESULTS, file), "utf8")) as
        | JestResults
        | { suites: PlaywrightSuite[] };
      const tests =
        "suites" in results ? results.suites.flatMap(playwrightTests) : jestTests(results);
      return tests.map(({ name, duration }) => ({ name: `${step}: ${name}`, duration }));
    })
    .sort((first, second) => second.duration - first.duration)
    .slice(0, count)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

const jestTests = ({ testResults }: JestResults): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.slice(process.cwd().length + 1)} › ${fullName}`,
      duration: duration ?? 0,
    })),
  );

const playwrightTests = ({ file, specs, suites = [] }: PlaywrightSuite): TimedTest[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} › ${title}`,
    duration: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(playwrightTests),
];
