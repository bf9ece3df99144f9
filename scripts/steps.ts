/** A step of `npm test` and the program that it runs. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Whether it runs beside the steps before and after it that use one core, too. */
  usesOneCore: boolean;
}

type Command = [program: string, ...args: string[]];

const step = (name: string, ...command: Command): Step => ({ name, command, usesOneCore: false });

const stepOnOneCore = (name: string, ...command: Command): Step => ({
  name,
  command,
  usesOneCore: true,
});

/** The steps of `npm test`, in this order. */
export const STEPS: readonly Step[] = [
  stepOnOneCore("content", "tsx", "scripts/checkContent.ts"),
  stepOnOneCore("spelling", "cspell", "--no-progress", "--show-suggestions"),
  // The build generates the types of the queries, which the type check needs.
  step("build", "tsx", "scripts/build.ts"),
  stepOnOneCore("html", "html-validate", "--preset", "standard", "public/**/*.html"),
  stepOnOneCore("pages", "tsx", "scripts/checkPages/main.ts"),
  stepOnOneCore("secrets", "tsx", "scripts/supplyChain/secrets.ts"),
  stepOnOneCore("audit", "tsx", "scripts/supplyChain/audit.ts"),
  stepOnOneCore("licences", "tsx", "scripts/supplyChain/licences.ts"),
  stepOnOneCore("types", "tsc", "--noEmit"),
  stepOnOneCore("lint", "biome", "check", "."),
  stepOnOneCore("art", "tsx", "scripts/checkArt.ts"),
  step("tests", "jest", "--bail", "--json", "--outputFile=.test-results/tests.json"),
  step("browser", "playwright", "test", "--max-failures=1"),
  step("engines", "playwright", "test", "--config", "e2e/engines/playwright.config.ts"),
  step("develop", "playwright", "test", "--config", "e2e/develop/playwright.config.ts"),
  step("faults", "tsx", "scripts/faultTrials/main.ts"),
  step("facts", "tsx", "scripts/factsBuild.ts"),
];

/** The steps of `npm test -- --changed`, for uncommitted changes. */
export const CHANGED_STEPS: readonly Step[] = [
  stepOnOneCore("content", "tsx", "scripts/checkContent.ts"),
  stepOnOneCore("spelling", "cspell", "--no-progress", "--show-suggestions"),
  stepOnOneCore("types", "tsc", "--noEmit"),
  stepOnOneCore("lint", "biome", "check", "."),
  step("tests", "jest", "--onlyChanged", "--passWithNoTests"),
];

/** The steps that run only in `npm run test:full`, or when they are named. */
export const ONLY_IN_FULL: readonly string[] = ["facts"];

/** The steps that need the built site or the generated types. */
export const NEED_THE_BUILD = ["secrets", "types", "tests", "browser", "engines", "faults"];
