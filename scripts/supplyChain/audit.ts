import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { PROGRAM_OPTIONS } from "../../shared/programs";
import { projectFiles } from "../../shared/projectFiles";
import { fail } from "../fail";

/** Findings that need no update, by the URLs of their advisories, each with the reason. */
const ACCEPTED: Record<string, string> = {};

/** What `npm audit --json` reports. Without vulnerabilities, the registry refused to answer. */
interface Report {
  vulnerabilities?: Record<string, { via: (string | Finding)[] }>;
  message?: string;
}

interface Finding {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/**
 * Fails when a delivered package has a known vulnerability. `dependencies` of the root
 * are delivered, to browsers or in the function; everything else is a tool, whose findings are listed.
 */
function audit(): void {
  const faults = findingsOf(".", "--omit=dev");
  const folders = projectFiles("*package-lock.json").map(dirname);
  for (const note of new Set(folders.flatMap((folder) => findingsOf(folder))))
    if (!faults.includes(note)) console.log(`In a tool: ${note}`);
  if (faults.length > 0)
    fail(`${faults.join("\n")}

Update the package, or accept the finding with its reason in scripts/supplyChain/audit.ts.`);
  console.log("No known vulnerability of a delivered package was reported.");
}

function findingsOf(folder: string, ...options: readonly string[]): string[] {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--prefix", folder, ...options], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    ...PROGRAM_OPTIONS,
  });
  const { vulnerabilities, message }: Report = JSON.parse(stdout || "{}");
  if (!vulnerabilities) {
    const text = `NO AUDIT of ${folder}: the registry does not answer (${message ?? "no response"}).`;
    // GitHub shows a warning above the run.
    console.warn(process.env.GITHUB_ACTIONS ? `::warning::${text}` : `⚠ ${text}`);
    return [];
  }
  const findings = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause !== "string"),
  );
  const lines = findings
    .filter(({ url }) => !(url in ACCEPTED))
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  return [...new Set(lines)];
}

audit();
