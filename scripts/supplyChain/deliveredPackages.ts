import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { filesIn } from "../../shared/filesIn";

type LockedPackages = Record<string, { dependencies?: object; peerDependencies?: object }>;

/** The packages of Gatsby that run in the browser; its others only build. */
const GATSBY_IN_BROWSER = [
  "@gatsbyjs/reach-router",
  "gatsby-link",
  "gatsby-react-router-scroll",
  "gatsby-script",
];
const FUNCTION_IMPORTS = "supabase/functions/send-contact-notification/deno.json";
/** Files of `src/` that only build or test. */
const NOT_DELIVERED =
  /\.test\.tsx?$|[tT]estTools|\/fixtures\/|^src\/(content-model|gatsby|types)\//;
/** Type imports are removed by the compiler. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gm;
const IMPORT = /(?:from|import|require\()\s*"((?:@[\w-]+\/)?[\w-][\w.-]*)/g;

/**
 * Returns the packages that run in the visitor's browser or in the hosted function: what the sources
 * import, with its dependencies from the lock file. npm cannot tell them from the build's tools,
 * because Gatsby depends on both.
 */
export function deliveredPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: LockedPackages;
  };
  const functionImports = JSON.parse(readFileSync(FUNCTION_IMPORTS, "utf8")).imports as object;
  const delivered = new Set<string>();
  const pending = [...importedBySources(), ...Object.keys(functionImports)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (delivered.has(name)) continue;
    if (name === "gatsby") pending.push(...GATSBY_IN_BROWSER);
    else {
      delivered.add(name);
      const { dependencies, peerDependencies } = packages[`node_modules/${name}`] ?? {};
      pending.push(...Object.keys({ ...dependencies, ...peerDependencies }));
    }
  }
  return delivered;
}

function importedBySources(): string[] {
  return filesIn("src", /\.tsx?$/)
    .map((file) => `src/${file}`)
    .filter((file) => !NOT_DELIVERED.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").replace(TYPE_IMPORT, "").matchAll(IMPORT)].map(
        ([, name = ""]) => name,
      ),
    )
    .filter((name) => !builtinModules.includes(name));
}
