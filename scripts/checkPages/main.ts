import { siteUrl } from "../../src/gatsby/siteUrl";
import { fail } from "../fail";
import { builtPages } from "./builtPages";
import { checkHeads } from "./checkHeads";
import { checkHtml } from "./checkHtml";
import { checkLinks } from "./checkLinks";
import { checkPictures } from "./checkPictures";
import { checkSitemap } from "./checkSitemap";
import { checkWeight } from "./checkWeight";
import { checkStructuredData } from "./structuredData/checkStructuredData";

/** Checks the built pages: HTML, links, heads, pictures, data for search engines, weight, sitemap. */
async function checkPages(): Promise<void> {
  const pages = builtPages();
  if (pages.length === 0) fail("There are no built pages in public/; run npm run build first.");
  const faults = [
    ...(await checkHtml(pages)),
    ...checkLinks(pages, siteUrl()),
    ...checkSitemap(pages, siteUrl()),
    ...checkHeads(pages),
    ...(await checkPictures(pages)),
    ...(await checkStructuredData(pages)),
    ...checkWeight(pages),
  ];
  if (faults.length > 0) fail(`${faults.join("\n")}\n\n${faults.length} faults in the built pages`);
  console.log(
    `${pages.length} pages: valid HTML, every link and picture there, unique heads, sound data for search engines, none too heavy, sitemap complete`,
  );
}

void checkPages();
