import type { ModuleWeights } from "../../src/gatsby/weighModules";

/** What has no place in the browser, and why. */
const UNWANTED: [part: string, reason: string][] = [
  ["react-dom/server", "pages are prerendered by the build"],
  ["react-dom-server", "pages are prerendered by the build"],
  ["gatsby-plugin-image/", "the site has a picture component of its own"],
  ["core-js/", "the browsers of .browserslistrc need no polyfills"],
  ["lucide-static/", "drawings are read by the build"],
];

const PACKAGE = /^(?<folder>.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

/** Libraries that the scripts hold twice, and what they should not hold at all. */
export function checkLibraries(weights: ModuleWeights): string[] {
  const modules = [...new Set(Object.values(weights).flatMap(Object.keys))];
  const folders = new Map<string, Set<string>>();
  for (const module of modules) {
    const { folder, name } = PACKAGE.exec(module)?.groups ?? {};
    if (folder && name) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  const twice = [...folders]
    .filter(([, places]) => places.size > 1)
    .map(
      ([name, places]) =>
        `The scripts hold ${name} ${places.size} times: ${[...places].join(", ")}`,
    );
  const unwanted = UNWANTED.flatMap(([part, reason]) =>
    modules
      .filter((module) => module.includes(`node_modules/${part}`))
      .map((module) => `The scripts hold ${module}; ${reason}.`),
  );
  return [...twice, ...unwanted];
}
