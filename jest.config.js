const shared = {
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/.cache/", "/e2e/"],
  transform: {
    "^.+\\.[jt]sx?$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  transformIgnorePatterns: [
    // These packages ship only ES modules, which Jest runs after Babel has transformed them.
    "node_modules/(?!(gatsby|mdast-util-[^/]*|micromark[^/]*|unist-[^/]*|decode-named-character-reference|character-entities|devlop)/)",
  ],
  moduleNameMapper: { "^gatsby$": "<rootDir>/test/gatsbyMock.tsx" },
};

/** @type {import("jest").Config} Pages and components run in jsdom, everything else in Node. */
module.exports = {
  // Tests wait for events; the limit only ends those that would wait forever.
  testTimeout: 120_000,
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setupDom.ts"],
    },
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,scripts,shared,supabase}/**/*.test.ts"],
    },
  ],
};
