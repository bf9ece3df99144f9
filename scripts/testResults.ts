import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

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
  specs: {
    title: string;
    tests: {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { duration: number }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface TestResult {
  name: string;
  /** In milliseconds. */
  duration: number;
  isUnstable: boolean;
}

/** Empties the folder of the results; Jest writes into an existing one only. */
export function emptyResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/** Returns a line for each of the ten slowest tests of this run, and the tests that passed at their second try. */
export function readResults(): { slowest: string[]; unstable: string[] } {
  const tests = readdirSync(RESULTS).flatMap((file) => {
    const results = JSON.parse(readFileSync(join(RESULTS, file), "utf8")) as
      | JestResults
      | { suites: PlaywrightSuite[] };
    const found =
      "suites" in results ? results.suites.flatMap(playwrightTests) : jestTests(results);
    return found.map((test) => ({ ...test, name: `${file.replace(".json", "")}: ${test.name}` }));
  });
  return {
    slowest: tests
      .toSorted((first, second) => second.duration - first.duration)
      .slice(0, 10)
      .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${name}`),
    unstable: tests.filter(({ isUnstable }) => isUnstable).map(({ name }) => name),
  };
}

const jestTests = ({ testResults }: JestResults): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(process.cwd(), name)} › ${fullName}`,
      duration: duration ?? 0,
      isUnstable: false,
    })),
  );

const playwrightTests = ({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} › ${title}`,
    duration: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
    isUnstable: tests.some(({ status }) => status === "flaky"),
  })),
  ...suites.flatMap(playwrightTests),
];
