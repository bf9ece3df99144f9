import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteUrl } from "../../src/gatsby/siteUrl";
import { contentPolicy } from "../postbuild/contentPolicy";
import { headersFile } from "../postbuild/headersFile";
import { redirectsFile } from "../postbuild/siteFiles";
import { formFaults } from "./backendChecks";
import { expiryFaults } from "./expiry";
import { faultsOf } from "./request";
import { liveVersion, siteFaults } from "./siteChecks";

/** Returns the faults in the deployed pages and their version, and expiry dates that are near. */
export async function pageFaults(backend: string, key: string): Promise<readonly string[]> {
  const site = siteUrl();
  const folder = mkdtempSync(join(tmpdir(), "lender-monitoring-"));
  writeFileSync(join(folder, "_headers"), headersFile(contentPolicy(new URL(backend).origin)));
  writeFileSync(join(folder, "_redirects"), redirectsFile());
  const checks = [
    siteFaults(site, folder),
    formFaults(backend, key, site),
    liveVersion(site).then(versionFaults),
  ];
  const faults = (await Promise.all(checks.map(faultsOf))).flat();
  rmSync(folder, { recursive: true });
  return [...faults, ...expiryFaults()];
}

/**
 * Prints the live version. It may be an older one on purpose (`--back`), and failed deployments are
 * reported elsewhere, but a version that is not on this branch is a fault.
 */
function versionFaults(version: string): readonly string[] {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  const isOurs = /^[0-9a-f]{40}$/.test(version);
  if (!isOurs || git("merge-base", "--is-ancestor", version, "HEAD").status !== 0)
    return [`"${version}" is live, which is no version of this branch`];
  const behind = git("rev-list", "--count", `${version}..HEAD`).stdout.trim();
  console.info(`Version ${version} is live, ${behind} commits behind this checkout.`);
  return [];
}
