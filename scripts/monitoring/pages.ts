import { readContent } from "../../src/content-model/placeholders/load";
import { siteUrl } from "../../src/gatsby/siteUrl";
import { contentPolicy } from "../postbuild/contentPolicy";
import { headersFile } from "../postbuild/headersFile";
import { redirectsFile } from "../postbuild/siteFiles";
import { formFaults } from "./backendChecks";
import { faultsOf } from "./request";
import { siteFaults } from "./siteChecks";

/** Returns the faults in the deployed pages and the form's backend, and expiry dates that are near. */
export async function pageFaults(backend: string, key: string): Promise<readonly string[]> {
  const site = siteUrl();
  const headers = headersFile(contentPolicy(new URL(backend).origin));
  const checks = [siteFaults(site, headers, redirectsFile()), formFaults(backend, key, site)];
  return [...(await Promise.all(checks.map(faultsOf))).flat(), ...expiryFaults()];
}

const DAY = 86_400_000;

/**
 * Returns faults if `security.txt` or the licence has expired, or expires within 30 days. Text that is not a
 * date never expires.
 */
export function expiryFaults(now = Date.now()): readonly string[] {
  const { security } = readContent<{ security: { expires: string } }>("site.yaml");
  const { texts } = readContent<{ texts: { licensedUntil?: string } }>("facts.yaml");
  const days = [
    ["security.txt", security.expires, "security.expires in content/site.yaml"],
    ["the licence", texts.licensedUntil, "licensedUntil in content/facts.yaml"],
  ] as const;
  return days.flatMap(([what, day = "", where]) =>
    Date.parse(day) - now <= 30 * DAY ? `${what} ends on ${day}: set ${where}` : [],
  );
}
