import type { Kind } from "./kind";
import { applyPage, appPage, comingSoonPage, employerPage, howToApplyPage } from "./kinds/applying";
import { calculatorLabels } from "./kinds/calculatorLabels";
import { calculatorPage, ratePlan } from "./kinds/calculators";
import { aboutPage, corporateProfilePage, leaderPage, teamPage, whyPage } from "./kinds/company";
import { contactPage } from "./kinds/contact";
import { employerPaper, freePack, legalPage, newsletter } from "./kinds/documents";
import { facts } from "./kinds/facts";
import { homePage } from "./kinds/home";
import { labels } from "./kinds/labels";
import { educationArticle, faqPage, resourcesPage } from "./kinds/learning";
import { newslettersPage, notice, noticesPage } from "./kinds/news";
import { offerPage, sideBySideLabels } from "./kinds/offers";
import { productPage } from "./kinds/products";
import { lender, navigation, notFoundPage, redirects } from "./kinds/site";

/** All kinds of content. A file belongs to the first kind whose `files` match it. */
export const kinds: readonly Kind[] = [
  lender,
  navigation,
  labels,
  redirects,
  facts,
  ratePlan,
  homePage,
  calculatorLabels,
  legalPage,
  calculatorPage,
  offerPage,
  sideBySideLabels,
  contactPage,
  productPage,
  applyPage,
  appPage,
  comingSoonPage,
  employerPage,
  employerPaper,
  howToApplyPage,
  faqPage,
  resourcesPage,
  freePack,
  educationArticle,
  newslettersPage,
  newsletter,
  noticesPage,
  notice,
  notFoundPage,
  aboutPage,
  leaderPage,
  teamPage,
  corporateProfilePage,
  whyPage,
];

/**
 * Returns the kind of a file.
 * @param file the file's path below `content/`, with forward slashes
 */
export function kindOf(file: string): Kind | undefined {
  return kinds.find(({ files }) =>
    files.endsWith("/*.yaml")
      ? file.endsWith(".yaml") && file.slice(0, file.lastIndexOf("/")) === files.slice(0, -7)
      : file === files,
  );
}
