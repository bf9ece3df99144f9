import { siteUrl } from "../../src/gatsby/siteUrl";
import { fail } from "../fail";
import { builtPages } from "./builtPages";
import { checkHtml } from "./checkHtml";
import { checkLinks } from "./checkLinks";
import { checkSitemap } from "./checkSitemap";

/** Checks the built pages: valid HTML, no address that leads nowhere, a complete sitemap. */
async function checkPages(): Promise<void> {
  const pages = builtPages();
  if (pages.length === 0) fail("There are no built pages in public/; run npm run build first.");
  const faults = [
    ...(await checkHtml(pages)),
    ...checkLinks(pages, siteUrl()),
    ...checkSitemap(pages, siteUrl()),
  ];
  if (faults.length > 0) fail(`${faults.join("\n")}\n\n${faults.length} faults in the built pages`);
  console.log(`${pages.length} pages: valid HTML, every link leads somewhere, sitemap complete`);
}

void checkPages();
