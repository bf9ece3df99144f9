import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { fail } from "../fail";

type Installed = Record<string, { licenses?: string | string[] }>;

interface AllowedLicences {
  licences: string[];
  packages: { name: string; licence: string; reason: string }[];
}

const ALLOWED = "scripts/supplyChain/allowedLicences.yaml";

/**
 * `npm run licences`: lists every dependency under its licence, and fails on one that is not allowed.
 * @param folder of the package, from the root of the repository
 */
function licences(folder: string): void {
  const { stdout, stderr } = spawnSync(
    "node_modules/.bin/license-checker-rseidelsohn",
    ["--json", "--excludePrivatePackages", "--start", folder],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (!stdout) fail(`The licences could not be listed.\n${stderr}`);
  const allowed = parse(readFileSync(ALLOWED, "utf8")) as AllowedLicences;

  const byLicence = new Map<string, string[]>();
  for (const [name, { licenses }] of Object.entries(JSON.parse(stdout) as Installed)) {
    const licence = [licenses ?? "none"].flat().join(" OR ");
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  }
  const listed = [...byLicence].sort(([, left], [, right]) => right.length - left.length);
  if (process.argv.includes("--all"))
    for (const [licence, names] of listed) console.log(`${licence}\n  ${names.join("\n  ")}`);
  else
    for (const [licence, { length }] of listed)
      console.log(`${String(length).padStart(5)}  ${licence}`);

  const faults = listed
    .filter(([licence]) => !allowed.licences.includes(licence))
    .flatMap(([licence, names]) =>
      names
        .filter((name) => !isExcepted(name, licence, allowed))
        .map((name) => `${name} stands under ${licence}`),
    );
  if (faults.length > 0)
    fail(`${faults.join("\n")}

Allow the licence or, with its reason, the package in ${ALLOWED}, or do without the package.`);
  console.log(`Every licence is allowed; "npm run licences -- --all" lists the packages.`);
}

const isExcepted = (nameAndVersion: string, licence: string, { packages }: AllowedLicences) =>
  packages.some(
    (entry) =>
      entry.licence === licence && nameAndVersion.replace(/@[^@]+$/, "").startsWith(entry.name),
  );

licences(process.argv.slice(2).find((word) => !word.startsWith("--")) ?? ".");
