export interface Step {
  name: string;
  /** Commands from npm or packages, with their arguments separated by spaces. They run in sequence. */
  commands: readonly string[];
  /** Whether the step needs the built site or the types that the build generates. */
  needsBuild?: true;
  /** Whether the step runs only in a full run or if it is named. */
  isNightly?: true;
}

type Batch = readonly Step[];

export const BUILD: Step = { name: "build", commands: ["tsx scripts/build/build.ts"] };

const CONTENT: Step = {
  name: "content",
  commands: ["tsx scripts/check/checkContent.ts", "cspell --no-progress --show-suggestions"],
};
const LINT: Step = { name: "lint", commands: ["biome check ."] };
const TYPES: Step = { name: "types", commands: ["tsc --noEmit"], needsBuild: true };

/** The steps of `npm test` in order, in batches of steps that may run in parallel. */
export const BATCHES: readonly Batch[] = [
  [
    // Comes first, because Gatsby bundles on a single core for a minute before it encodes pictures on all cores.
    BUILD,
    CONTENT,
    LINT,
    { name: "browsers", commands: ["tsx scripts/check/installBrowsers.ts"] },
    { name: "content-variants", commands: ["tsx scripts/check/contentVariants/main.ts"] },
  ],
  [
    TYPES,
    {
      name: "pages",
      commands: [
        "html-validate --preset standard public/**/*.html",
        "tsx scripts/check/pages/main.ts",
        "tsx scripts/check/checkSecrets.mts",
      ],
      needsBuild: true,
    },
    {
      name: "art",
      commands: ["npm ci --prefix art", "npm test --prefix art"],
      isNightly: true,
    },
  ],
  // Each of the others uses all cores.
  [{ name: "jest", commands: ["jest"], needsBuild: true }],
  [
    {
      name: "develop",
      commands: ["playwright test --project=develop"],
      needsBuild: true,
      isNightly: true,
    },
  ],
  [
    {
      name: "editor",
      commands: ["playwright test --project=editor"],
      needsBuild: true,
      isNightly: true,
    },
  ],
  [
    {
      name: "playwright",
      commands: [
        "playwright test --project=chromium --project=contact-faults --project=firefox --project=webkit",
      ],
      needsBuild: true,
    },
  ],
];

export const STEPS = BATCHES.flat();

/** The steps of `npm test -- --changed`, for uncommitted changes. */
export const CHANGED_BATCHES: readonly Batch[] = [
  [CONTENT, LINT, TYPES],
  [{ name: "jest", commands: ["jest --onlyChanged --passWithNoTests"], needsBuild: true }],
];
