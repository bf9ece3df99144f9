import { growth, partsOf } from "./growth";

const weights = {
  "scripts/app-1.js": {
    "node_modules/yup/index.js": 900,
    "node_modules/yup/lib/date.js": 100,
    "node_modules/@emotion/react/dist/a.js": 500,
    "src/layout/AppShell.tsx": 300,
  },
  "scripts/page-2.js": { "src/layout/AppShell.tsx": 300, "src/sections/Hero/Hero.tsx": 200 },
};

test("modules are summed up by package, ours by file, each once", () => {
  expect(partsOf(weights)).toEqual({
    yup: 1000,
    "@emotion/react": 500,
    "src/layout/AppShell.tsx": 300,
    "src/sections/Hero/Hero.tsx": 200,
  });
});

test("what grew is named, most first, and what is new is told as new", () => {
  const recorded = { yup: 400, "@emotion/react": 500, "src/layout/AppShell.tsx": 250 };
  expect(growth(partsOf(weights), recorded)).toEqual([
    "yup grew by 0.6 kB (source 1.0 kB)",
    "src/sections/Hero/Hero.tsx is new (source 0.2 kB)",
    "src/layout/AppShell.tsx grew by 0.1 kB (source 0.3 kB)",
  ]);
});
