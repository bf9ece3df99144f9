import type { Kind } from "./kind";
import { aboutPage } from "./kinds/aboutPage";
import { applyPage } from "./kinds/applyPage";
import { appPage } from "./kinds/appPage";
import { calculatorPage } from "./kinds/calculatorPage";
import { calculatorWords } from "./kinds/calculatorWords";
import { comingSoonPage } from "./kinds/comingSoonPage";
import { contactPage } from "./kinds/contactPage";
import { corporateProfilePage } from "./kinds/corporateProfilePage";
import { educationArticle } from "./kinds/educationArticle";
import { employerPage } from "./kinds/employerPage";
import { faqPage } from "./kinds/faqPage";
import { freePack } from "./kinds/freePack";
import { homePage } from "./kinds/homePage";
import { howToApplyPage } from "./kinds/howToApplyPage";
import { leaderPage } from "./kinds/leaderPage";
import { legalPage } from "./kinds/legalPage";
import { lender } from "./kinds/lender";
import { navigation } from "./kinds/navigation";
import { newsletter } from "./kinds/newsletter";
import { newslettersPage } from "./kinds/newslettersPage";
import { notFoundPage } from "./kinds/notFoundPage";
import { notice } from "./kinds/notice";
import { noticesPage } from "./kinds/noticesPage";
import { productPage } from "./kinds/productPage";
import { ratePlan } from "./kinds/ratePlan";
import { redirects } from "./kinds/redirects";
import { resourcesPage } from "./kinds/resourcesPage";
import { teamPage } from "./kinds/teamPage";
import { whyPage } from "./kinds/whyPage";

/** Every kind of content there is. A file belongs to the first kind whose `files` name it. */
export const kinds: readonly Kind[] = [
  lender,
  navigation,
  redirects,
  ratePlan,
  homePage,
  calculatorWords,
  legalPage,
  calculatorPage,
  contactPage,
  productPage,
  applyPage,
  appPage,
  comingSoonPage,
  employerPage,
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
 * The kind that reads a file.
 * @param file the file's path below `content/`, with forward slashes
 */
export function kindOf(file: string): Kind | undefined {
  return kinds.find(({ files }) =>
    files.endsWith("/*.yaml")
      ? file.endsWith(".yaml") && file.slice(0, file.lastIndexOf("/")) === files.slice(0, -7)
      : file === files,
  );
}
