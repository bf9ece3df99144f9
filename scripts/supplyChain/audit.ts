import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { fail } from "../fail";
import { deliveredPackages } from "./delivered";
import { type AcceptedFinding, type AuditAnswer, judgeAudit } from "./judgeAudit";
import { LOCK_FILES, lockFileFaults } from "./lockFile";

const ACCEPTED = "scripts/supplyChain/acceptedFindings.yaml";

/** `npm test -- audit`: the lock files are valid, and nothing that is delivered has a known hole. */
function audit(): void {
  for (const lockFile of LOCK_FILES) {
    const faults = lockFileFaults(readFileSync(lockFile, "utf8"));
    if (faults.length > 0) fail(`${faults.join("\n")}\n\n${lockFile} is not valid.`);
  }
  console.log(
    "The lock files name no registry, and have a checksum of every package that all platforms install.",
  );

  const { stdout } = spawnSync("npm", ["audit", "--json"], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const answer = parseAnswer(stdout);
  if (!answer.vulnerabilities) {
    const why = answer.message ?? answer.error?.summary ?? answer.error?.code ?? "no answer";
    console.log(`The registry answers no audits here (${why}); known holes were not looked for.`);
    return;
  }
  const accepted = parse(readFileSync(ACCEPTED, "utf8")) as AcceptedFinding[];
  const { faults, notes } = judgeAudit(answer, deliveredPackages(), accepted);
  for (const note of notes) console.log(`In the tools of the build: ${note}`);
  if (faults.length > 0)
    fail(`${faults.join("\n")}

Update the package, or write the reason why it may stand into ${ACCEPTED}.`);
  console.log(`Nothing that is delivered has a known hole; ${accepted.length} accepted.`);
}

function parseAnswer(text: string): AuditAnswer {
  try {
    return JSON.parse(text) as AuditAnswer;
  } catch {
    return {};
  }
}

audit();
