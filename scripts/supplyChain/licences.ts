import { spawnSync } from "node:child_process";
import { PROGRAM_OPTIONS, programPath } from "../../shared/programs";
import { fail } from "../fail";
import { LINTERS } from "../linters/install";

/** Licences whose only duty is to keep a notice. The checker evaluates expressions such as `MIT OR X`. */
const ALLOWED =
  "MIT, MIT-0, ISC, Apache-2.0, BSD-2-Clause, BSD-3-Clause, BSD, 0BSD, BlueOak-1.0.0, CC0-1.0, Unlicense, WTFPL, Public Domain, Python-2.0, Artistic-2.0, Zlib";

/** Packages under other licences, by the start of their names. */
const EXCEPTIONS = [
  {
    name: "@fontsource-variable/",
    licence: "OFL-1.1",
    reason: "The typefaces: they may be served and subset, but not sold on their own.",
  },
  {
    name: "@expo-google-fonts/",
    licence: "MIT AND OFL-1.1",
    reason: "The browser tests' system font; not delivered.",
  },
  {
    name: "@img/sharp-libvips-",
    licence: "LGPL-3.0-or-later",
    reason: "Decodes pictures during the build, linked at run time; not delivered.",
  },
  {
    name: "@img/sharp-",
    licence: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "The same library for Windows and WebAssembly; not delivered.",
  },
  { name: "axe-core@", licence: "MPL-2.0", reason: "Runs unchanged, in tests only." },
  {
    name: "satori@",
    licence: "MPL-2.0",
    reason: "Renders share images during the build, unchanged; not delivered.",
  },
  {
    name: "caniuse-lite@",
    licence: "CC-BY-4.0",
    reason: "Browser data for the build; not delivered.",
  },
];

/**
 * `npm test -- licences`: fails when a dependency has a licence that is not allowed.
 * @param folder of the package, from the root of the repository
 */
function checkLicences(folder: string): void {
  const { stdout, stderr } = spawnSync(
    programPath("license-checker-rseidelsohn", LINTERS),
    ["--json", "--excludePrivatePackages", "--start", folder, "--excludeLicenses", ALLOWED],
    { encoding: "utf8", maxBuffer: 2 ** 28, ...PROGRAM_OPTIONS },
  );
  if (!stdout) fail(`The licences could not be listed.\n${stderr}`);
  const others = Object.entries(JSON.parse(stdout) as Record<string, { licenses: string }>);
  const faults = others.filter(
    ([name, { licenses }]) =>
      !EXCEPTIONS.some((entry) => name.startsWith(entry.name) && entry.licence === licenses),
  );
  if (faults.length > 0)
    fail(`${faults.map(([name, { licenses }]) => `${name}: ${licenses}`).join("\n")}

Allow the licence or, with its reason, the package in scripts/supplyChain/licences.ts, or remove the package.`);
  console.log(`Every licence in ${folder} is allowed, with ${others.length} exceptions.`);
}

checkLicences(process.argv[2] ?? ".");
