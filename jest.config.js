const shared = {
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/.cache/", "/e2e/"],
  // Babel would take over ten times as long, and nearly a tenth of the processor time of a first run.
  transform: {
    "^.+\\.[jt]sx?$": ["@sucrase/jest-plugin", { jsxRuntime: "automatic", production: true }],
  },
  transformIgnorePatterns: [
    // Jest runs only CommonJS, and these packages ship only ES modules, so they are transformed.
    "node_modules/(?!(gatsby|micromark[^/]*|decode-named-character-reference|character-entities|devlop)/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/test/gatsbyMock.tsx",
    // Tests use the specification's currencies, whatever currency the site's owner lends in.
    "content/lender.json$": "<rootDir>/test/lending/lenderSettings.ts",
  },
};

const BACKEND_FOLDERS = ["scripts/backend", "supabase"].map((folder) => `<rootDir>/${folder}/`);

/** @type {import("jest").Config} Pages and components run in jsdom, everything else in Node. */
module.exports = {
  // Nearly all tests end long before this limit, which only stops those that would never end.
  testTimeout: 120_000,
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,scripts}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setupDom.ts"],
    },
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,scripts,supabase,test}/**/*.test.ts"],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...BACKEND_FOLDERS,
        "<rootDir>/scripts/edit/",
      ],
    },
    {
      ...shared,
      displayName: "editor",
      testEnvironment: "node",
      testMatch: ["<rootDir>/scripts/edit/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "backend",
      testEnvironment: "node",
      testMatch: BACKEND_FOLDERS.map((folder) => `${folder}**/*.test.ts`),
      globalSetup: "<rootDir>/supabase/tests/startPostgres.ts",
      globalTeardown: "<rootDir>/supabase/tests/stopPostgres.ts",
    },
  ],
};
