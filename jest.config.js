const shared = {
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/.cache/", "/e2e/"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/test/babelTransform.js" },
  transformIgnorePatterns: [
    // These packages ship only ES modules, which Jest reads through Babel.
    "node_modules/(?!(gatsby|mdast-util-[^/]*|micromark[^/]*|unist-[^/]*|decode-named-character-reference|character-entities|devlop)/)",
  ],
  moduleNameMapper: { "^gatsby$": "<rootDir>/test/gatsbyMock.tsx" },
};

/** @type {import("jest").Config} Two environments: pages and components in a DOM, everything else in plain Node. */
module.exports = {
  projects: [
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts", "<rootDir>/test/setupDom.ts"],
    },
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
      testMatch: ["<rootDir>/{src,scripts,shared,supabase}/**/*.test.ts"],
    },
  ],
};
