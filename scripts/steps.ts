/** A step of `npm test`. */
export interface Step {
  name: string;
  /** A program of a package and its arguments, separated by spaces. */
  command: string;
  /** Whether it needs the built site, or the types that the build generates. */
  needsBuild?: true;
  /** Whether it takes every core, and runs alone. */
  usesAllCores?: true;
  /**
   * Pathspecs of git: outside of the full run, the step runs only when it is named or when this branch
   * changes one of these files.
   */
  onlyAfterChangesOf?: readonly string[];
}

const playwright = (name: string) => `playwright test --config e2e/${name}/playwright.config.ts`;

/** What decides about the packages that are installed. */
const PACKAGES = ["**/package-lock.json", "package-lock.json", "scripts/supplyChain"];

const CONTENT: Step = { name: "content", command: "tsx scripts/checkContent.ts" };
const LINT: Step = { name: "lint", command: "biome check ." };
const SPELLING: Step = { name: "spelling", command: "tsx scripts/checkSpelling.mts" };
const TYPES: Step = { name: "types", command: "tsc --noEmit", needsBuild: true };

/** The steps of `npm test`, in this order. */
export const STEPS: readonly Step[] = [
  // Gatsby bundles on one core for a minute, and encodes pictures on all afterwards.
  { name: "build", command: "tsx scripts/build.ts" },
  // Each step that needs a browser installs it, too; here that takes no time of its own.
  { name: "install-browsers", command: "tsx scripts/installBrowsers.ts" },
  CONTENT,
  LINT,
  SPELLING,
  { name: "content-variants", command: "tsx scripts/contentVariants/main.ts" },
  { name: "audit", command: "tsx scripts/supplyChain/audit.ts", onlyAfterChangesOf: PACKAGES },
  TYPES,
  {
    name: "html",
    command: "html-validate --preset standard public/**/*.html",
    needsBuild: true,
  },
  { name: "pages", command: "tsx scripts/checkPages/main.ts", needsBuild: true },
  { name: "secrets", command: "tsx scripts/supplyChain/secrets.mts", needsBuild: true },
  { name: "contact-faults", command: playwright("contactFaults"), needsBuild: true },
  // Earlier, it would take a core from the encoding of pictures.
  { name: "art", command: "tsx scripts/checkArt.ts", onlyAfterChangesOf: ["art", "shared"] },
  // Beside other steps, the development server loses changes that follow each other quickly.
  {
    name: "develop",
    command: playwright("develop"),
    needsBuild: true,
    usesAllCores: true,
    onlyAfterChangesOf: ["e2e/develop", "gatsby-*", "src/content-model", "src/dev", "src/gatsby"],
  },
  {
    name: "tests",
    command: "jest --selectProjects browser node",
    needsBuild: true,
    usesAllCores: true,
  },
  {
    name: "editor-server",
    command: "jest --selectProjects editor",
    usesAllCores: true,
    onlyAfterChangesOf: ["editor", "shared", "src/content-model"],
  },
  { name: "backend", command: "tsx scripts/backend/test.ts", usesAllCores: true },
  {
    name: "browser",
    command: "playwright test --max-failures=20",
    needsBuild: true,
    usesAllCores: true,
  },
  {
    name: "editor",
    command: playwright("editor"),
    usesAllCores: true,
    onlyAfterChangesOf: ["e2e/editor", "editor"],
  },
  {
    name: "other-browsers",
    command: playwright("otherBrowsers"),
    needsBuild: true,
    usesAllCores: true,
  },
];

/** The steps of `npm test -- --changed`, for uncommitted changes. */
export const CHANGED_STEPS: readonly Step[] = [
  CONTENT,
  SPELLING,
  TYPES,
  LINT,
  {
    name: "tests",
    command: "jest --selectProjects browser node editor --onlyChanged --passWithNoTests",
    usesAllCores: true,
  },
];
