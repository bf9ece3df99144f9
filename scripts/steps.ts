/** A step of `npm test` and the program that it runs. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Whether it runs beside the steps before and after it that use one core, too. */
  usesOneCore: boolean;
  /** Whether it needs the built site, or the types that the build generates. */
  needsBuild: boolean;
  /**
   * The files and folders that decide its result, beside the packages. `npm test` leaves it out when
   * none has changed since it passed; without a list, every change counts.
   */
  files?: readonly string[];
}

type Command = [program: string, ...args: string[]];

const step = (name: string, ...command: Command): Step => ({
  name,
  command,
  usesOneCore: false,
  needsBuild: false,
});

const onOneCore = (step: Step): Step => ({ ...step, usesOneCore: true });
const afterBuild = (step: Step): Step => ({ ...step, needsBuild: true });
const decidedBy = (files: readonly string[], step: Step): Step => ({ ...step, files });

const CONTENT = onOneCore(step("content", "tsx", "scripts/checkContent.ts"));
const SPELLING = onOneCore(step("spelling", "tsx", "scripts/checkSpelling.mts"));
const TYPES = onOneCore(step("types", "tsc", "--noEmit"));
const LINT = onOneCore(step("lint", "biome", "check", "."));

const ART_FILES = [
  "art",
  "content",
  "scripts/checkArt.ts",
  "scripts/supplyChain/licences.ts",
  "shared",
  "src/content-model",
  "src/lending",
  "src/theme",
  "supabase/functions/_shared",
];
const BACKEND_FILES = [
  "jest.config.js",
  "scripts/backend",
  "shared",
  "src/features/contact",
  "src/lib",
  "supabase",
  "test",
];
const DEVELOP_FILES = [
  ".browserslistrc",
  "content",
  "e2e/develop",
  "e2e/support",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "playwright.config.ts",
  "scripts/checkPort.ts",
  "scripts/dev.ts",
  "shared",
  "src",
  "static",
  "tsconfig.json",
];

const jestStep = (name: string, ...options: string[]) =>
  step(name, "jest", "--json", `--outputFile=.test-results/${name}.json`, ...options);
const playwrightStep = (name: string, ...options: string[]) =>
  step(name, "playwright", "test", ...options);

/** The steps of `npm test`, in this order. */
export const STEPS: readonly Step[] = [
  // Gatsby bundles on one core for a minute, and encodes pictures on all afterwards.
  onOneCore(step("build", "tsx", "scripts/build.ts")),
  // Each step that needs a browser installs it, too; here that takes no time of its own.
  onOneCore(step("install-browsers", "tsx", "scripts/installBrowsers.ts")),
  CONTENT,
  LINT,
  SPELLING,
  decidedBy(
    ["scripts/supplyChain/licences.ts"],
    onOneCore(step("licences", "tsx", "scripts/supplyChain/licences.ts")),
  ),
  onOneCore(step("audit", "tsx", "scripts/supplyChain/audit.ts")),
  afterBuild(TYPES),
  afterBuild(onOneCore(step("html", "html-validate", "--preset", "standard", "public/**/*.html"))),
  afterBuild(onOneCore(step("pages", "tsx", "scripts/checkPages/main.ts"))),
  afterBuild(onOneCore(step("secrets", "tsx", "scripts/supplyChain/secrets.ts"))),
  afterBuild(onOneCore(playwrightStep("faults", "--config", "e2e/faults/playwright.config.ts"))),
  // Earlier, it would take a core from the encoding of pictures.
  decidedBy(ART_FILES, onOneCore(step("art", "tsx", "scripts/checkArt.ts"))),
  // Beside other steps, the development server loses changes that follow each other quickly.
  afterBuild(
    decidedBy(
      DEVELOP_FILES,
      playwrightStep("develop", "--config", "e2e/develop/playwright.config.ts"),
    ),
  ),
  // It builds a copy and runs its tests on all cores.
  afterBuild(step("owner", "tsx", "scripts/ownerTest/main.ts")),
  afterBuild(jestStep("tests", "--selectProjects", "browser", "node")),
  decidedBy(BACKEND_FILES, jestStep("backend", "--selectProjects", "backend")),
  decidedBy(
    BACKEND_FILES,
    step(
      "postgres",
      "tsx",
      "scripts/backend/testOnPostgres.ts",
      "--json",
      "--outputFile=.test-results/postgres.json",
    ),
  ),
  afterBuild(playwrightStep("browser", "--max-failures=20")),
  playwrightStep("editor", "--config", "e2e/editor/playwright.config.ts"),
  afterBuild(playwrightStep("engines", "--config", "e2e/engines/playwright.config.ts")),
  // Its jobs install, build and test in clones.
  afterBuild(jestStep("rehearsal", "--selectProjects", "rehearsal")),
];

/** The steps of `npm test -- --changed`, for uncommitted changes. */
export const CHANGED_STEPS: readonly Step[] = [
  CONTENT,
  SPELLING,
  TYPES,
  LINT,
  step("tests", "jest", "--onlyChanged", "--passWithNoTests"),
];

/** The steps that run only in `npm run test:full`, or when they are named. */
export const ONLY_IN_FULL: readonly string[] = ["editor", "rehearsal"];
