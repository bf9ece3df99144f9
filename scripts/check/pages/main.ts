import { siteUrl } from "../../../src/gatsby/siteUrl";
import { fail } from "../../lib/fail";
import { IS_FULL_RUN } from "../../lib/testDepth";
import { builtPages } from "./builtPages";
import { checkBudgets } from "./checkBudgets";
import { checkFigures } from "./checkFigures";
import { checkLinks } from "./checkLinks";
import { checkPlaceholders } from "./checkPlaceholders";
import { checkReadingAge } from "./checkReadingAge";
import { checkStructuredData } from "./checkStructuredData";

/** Checks the links, figures, sizes and other parts of the built pages. html-validate checks their HTML. */
function checkPages(): void {
  const pages = builtPages();
  const faults = [
    ...checkLinks(pages, siteUrl()),
    ...checkStructuredData(pages),
    ...checkPlaceholders(),
    ...checkFigures(pages),
    ...checkBudgets(pages),
    ...(IS_FULL_RUN ? checkReadingAge(pages) : []),
  ];
  if (faults.length > 0) fail(`${faults.join("\n")}\n\n${faults.length} faults in the built pages`);
  console.log(`${pages.length} pages: links, JSON-LD, placeholders, figures and sizes are right`);
}

checkPages();
