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
 * Returns a fault if the live version is not on this branch. An older one may be live on purpose (`--back`),
 * and failed deployments are reported elsewhere.
 */
function versionFaults(version: string): readonly string[] {
  console.info(`Version ${version} is live.`);
  const isAncestor = ["merge-base", "--is-ancestor", version, "HEAD"];
  const isOurs = /^[0-9a-f]{40}$/.test(version) && spawnSync("git", isAncestor).status === 0;
  return isOurs ? [] : [`"${version}" is live, which is no version of this branch`];
}
