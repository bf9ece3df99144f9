import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { PROGRAM_OPTIONS } from "../../shared/programs";
import { projectFiles } from "../../shared/projectFiles";
import { fail } from "../fail";
import { type AuditReport, assessAudit } from "./assessAudit";
import { deliveredPackages } from "./deliveredPackages";

/** Findings that need no update, by the URLs of their advisories, each with the reason. */
const ACCEPTED: Record<string, string> = {};

/**
 * `npm test -- audit`: fails when a delivered package has a known vulnerability. The packages of other
 * folders are tools.
 */
function audit(): void {
  for (const file of projectFiles("*package-lock.json")) auditFolder(dirname(file));
}

function auditFolder(folder: string): void {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--prefix", folder], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    ...PROGRAM_OPTIONS,
  });
  const report = parseReport(stdout);
  if (!report.vulnerabilities) {
    const reason = report.message ?? report.error?.summary ?? report.error?.code ?? "no response";
    const text = `NO AUDIT of ${folder}: the registry does not answer audits (${reason}); no package was checked.`;
    // On GitHub a warning is shown above the run.
    console.warn(process.env.GITHUB_ACTIONS ? `::warning::${text}` : `⚠ ${text}`);
    return;
  }
  const { faults, notes } = assessAudit(
    report,
    folder === "." ? deliveredPackages() : new Set(),
    ACCEPTED,
  );
  for (const note of notes) console.log(`In the tools of ${folder}: ${note}`);
  if (faults.length > 0)
    fail(`${faults.join("\n")}

Update the package, or accept the finding with its reason in scripts/supplyChain/audit.ts.`);
  console.log(
    `No delivered package of ${folder} has a known vulnerability; ${Object.keys(ACCEPTED).length} are accepted.`,
  );
}

function parseReport(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {};
  }
}

audit();
