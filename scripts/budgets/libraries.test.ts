import { checkLibraries } from "./libraries";

const script = (...modules: string[]) => ({
  "scripts/app-1.js": Object.fromEntries(modules.map((module) => [module, 1])),
});

it.each([
  [["node_modules/yup/index.js", "node_modules/yup/lib/a.js", "src/a.ts"], []],
  [
    ["node_modules/yup/index.js", "node_modules/form/node_modules/yup/index.js"],
    ["The scripts hold yup 2 times: node_modules/yup, node_modules/form/node_modules/yup"],
  ],
  [
    ["node_modules/react-dom/server.js"],
    ["The scripts hold node_modules/react-dom/server.js; pages are prerendered by the build."],
  ],
  [
    ["node_modules/gatsby-plugin-image/dist/a.js"],
    [
      "The scripts hold node_modules/gatsby-plugin-image/dist/a.js; the site has a picture component of its own.",
    ],
  ],
])("scripts of %s", (modules, faults) => {
  expect(checkLibraries(script(...modules))).toEqual(faults);
});
