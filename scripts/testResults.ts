import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";

/** Where the steps of `npm test` that run tests write their results, as `<step>.json`. */
const RESULTS = ".test-results";

/** The parts of Jest's results that are read here. */
interface JestFile {
  name: string;
  assertionResults: { fullName: string; duration?: number | null }[];
}

/** The parts of Playwright's results that are read here. */
interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface TestResult {
  name: string;
  /** In milliseconds. */
  duration: number;
  isUnstable?: boolean;
}

/** Empties the folder of the results; Jest writes into an existing one only. */
export function emptyResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/** Returns a line for each of the ten slowest tests of this run, and the tests that passed at their second try. */
export function readResults(): { slowest: string[]; unstable: string[] } {
  const tests = readdirSync(RESULTS).flatMap((file) => {
    const { suites = [], testResults = [] } = JSON.parse(
      readFileSync(join(RESULTS, file), "utf8"),
    ) as { suites?: PlaywrightSuite[]; testResults?: JestFile[] };
    const step = basename(file, ".json");
    return [...suites.flatMap(testsOf), ...testResults.flatMap(testsOfJest)].map((test) => ({
      ...test,
      name: `${step}: ${test.name}`,
    }));
  });
  return {
    slowest: tests
      .toSorted((first, second) => second.duration - first.duration)
      .slice(0, 10)
      .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${name}`),
    unstable: tests.filter(({ isUnstable }) => isUnstable).map(({ name }) => name),
  };
}

const testsOfJest = ({ name, assertionResults }: JestFile): TestResult[] =>
  assertionResults.map(({ fullName, duration }) => ({
    name: `${relative(process.cwd(), name)} › ${fullName}`,
    duration: duration ?? 0,
  }));

const testsOf = ({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} › ${title}`,
    duration: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
    isUnstable: tests.some(({ status }) => status === "flaky"),
  })),
  ...suites.flatMap(testsOf),
];
