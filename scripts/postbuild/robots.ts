import { writeFileSync } from "node:fs";
import { siteUrl } from "../../src/gatsby/siteUrl";

/** Everything may be read by everyone; the sitemap is named. */
export function writeRobots(): void {
  writeFileSync(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl()}/sitemap-index.xml\n`,
  );
}
