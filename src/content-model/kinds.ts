import type { Kind } from "./kind";
import { applyPage } from "./kinds/applyPage";
import { appPage } from "./kinds/appPage";
import { calculatorPage } from "./kinds/calculatorPage";
import { comingSoonPage } from "./kinds/comingSoonPage";
import { contactPage } from "./kinds/contactPage";
import { employerPage } from "./kinds/employerPage";
import { homePage } from "./kinds/homePage";
import { howToApplyPage } from "./kinds/howToApplyPage";
import { legalPage } from "./kinds/legalPage";
import { lender } from "./kinds/lender";
import { navigation } from "./kinds/navigation";
import { notFoundPage } from "./kinds/notFoundPage";
import { productPage } from "./kinds/productPage";
import { ratePlan } from "./kinds/ratePlan";
import { redirects } from "./kinds/redirects";

/** Every kind of content there is. A file belongs to the first kind whose `files` name it. */
export const kinds: readonly Kind[] = [
  lender,
  navigation,
  redirects,
  ratePlan,
  homePage,
  legalPage,
  calculatorPage,
  contactPage,
  productPage,
  applyPage,
  appPage,
  comingSoonPage,
  employerPage,
  howToApplyPage,
  notFoundPage,
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
