import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";

type LockedPackages = Record<string, { dependencies?: object; peerDependencies?: object }>;

/** What of Gatsby runs in the browser; the rest of it builds the pages and stays here. */
const GATSBY_IN_BROWSER = [
  "@gatsbyjs/reach-router",
  "gatsby-link",
  "gatsby-react-router-scroll",
  "gatsby-script",
];
const FUNCTION_IMPORTS = "supabase/functions/send-contact-notification/deno.json";
/** Folders of code that only builds or tests, and code that only a build reads. */
const NOT_DELIVERED = /\.test\.tsx?$|testTools|\/fixtures\/|^src\/(content-model|gatsby|types)\//;
const IMPORT = /(?:from|import|require\()\s*"((?:@[\w-]+\/)?[\w-][\w.-]*)/g;

/**
 * The packages whose code runs in the visitor's browser or in the hosted function, with all that
 * they stand on, by what the sources import and the lock file resolves.
 */
export function deliveredPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: LockedPackages;
  };
  const functionImports = JSON.parse(readFileSync(FUNCTION_IMPORTS, "utf8")).imports as object;
  const delivered = new Set<string>();
  const waiting = [...importedBySources(), ...Object.keys(functionImports)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (delivered.has(name)) continue;
    if (name === "gatsby") waiting.push(...GATSBY_IN_BROWSER);
    else {
      delivered.add(name);
      const { dependencies, peerDependencies } = packages[`node_modules/${name}`] ?? {};
      waiting.push(...Object.keys({ ...dependencies, ...peerDependencies }));
    }
  }
  return delivered;
}

function importedBySources(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => join("src", file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_DELIVERED.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name = ""]) => name),
    )
    .filter((name) => !builtinModules.includes(name));
}
