/** A step of `npm test` and the program that it runs. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

const step = (name: string, ...command: [string, ...string[]]): Step => ({ name, command });

/** The steps of `npm test`, in this order. */
export const STEPS: readonly Step[] = [
  step("content", "tsx", "scripts/checkContent.ts"),
  step("spelling", "cspell", "--no-progress", "--show-suggestions"),
  // The build generates the types of the queries, which the type check needs.
  step("build", "tsx", "scripts/build.ts"),
  step("html", "html-validate", "--preset", "standard", "public/**/*.html"),
  step("pages", "tsx", "scripts/checkPages/main.ts"),
  step("secrets", "tsx", "scripts/supplyChain/secrets.ts"),
  step("audit", "tsx", "scripts/supplyChain/audit.ts"),
  step("licences", "tsx", "scripts/supplyChain/licences.ts"),
  step("types", "tsc", "--noEmit"),
  step("lint", "biome", "check", "."),
  step("tests", "jest", "--bail", "--json", "--outputFile=.test-results/tests.json"),
  step("art", "tsx", "scripts/checkArt.ts"),
  step("browser", "playwright", "test", "--max-failures=1"),
  step("engines", "playwright", "test", "--config", "e2e/engines/playwright.config.ts"),
  step("develop", "playwright", "test", "--config", "e2e/develop/playwright.config.ts"),
  step("faults", "tsx", "scripts/faultTrials/main.ts"),
  step("facts", "tsx", "scripts/factsBuild.ts"),
];

/** The steps of `npm test -- --changed`, for uncommitted changes. */
export const CHANGED_STEPS: readonly Step[] = [
  step("content", "tsx", "scripts/checkContent.ts"),
  step("spelling", "cspell", "--no-progress", "--show-suggestions"),
  step("types", "tsc", "--noEmit"),
  step("lint", "biome", "check", "."),
  step("tests", "jest", "--onlyChanged", "--passWithNoTests"),
];

/** The steps that run only in `npm run test:full`, or when they are named. */
export const ONLY_IN_FULL: readonly string[] = ["facts"];

/** The steps that need the built site or the generated types. */
export const NEED_THE_BUILD = ["secrets", "types", "tests", "browser", "engines", "faults"];
