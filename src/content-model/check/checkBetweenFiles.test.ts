import { expectEachToBeTold } from "../../../test/mistakes";

const LEGAL = "legal/terms-of-service.yaml";

expectEachToBeTold([
  [
    "a link to a page that does not exist",
    "navigation.yaml",
    "to: /faq",
    "to: /faqs",
    /no page has the address "\/faqs". Did you mean "\/faq"\?/,
  ],
  [
    "an anchor that does not exist",
    "navigation.yaml",
    "#media",
    "#medai",
    /the page \/resources has no place "#medai". Did you mean "media"\?/,
  ],
  [
    "a link in running text that leads nowhere",
    "loan-calculator/page.yaml",
    "(/education/what-a-flat-rate-really-costs)",
    "(/education/nowhere)",
    /page\.yaml:\d+:\d+\n +no page has the address "\/education\/nowhere"/,
  ],
  [
    "a picture that does not exist",
    "contact/page.yaml",
    "./find-us.png",
    "./find-you.png",
    /there is no file content\/contact\/find-you\.png/,
  ],
  [
    "two pages with one path",
    "contact/page.yaml",
    "path: /contact",
    "path: /faq",
    /the path "\/faq" is already used in content\//,
  ],
  [
    "two pages with one title",
    "contact/page.yaml",
    /title: Contact Us \| Kwedi/,
    "title: Loan Calculator | Kwedi",
    /the title "Loan Calculator \| Kwedi" is already used/,
  ],
  [
    "a redirect from a page",
    "redirects.yaml",
    "from: /testimonials",
    "from: /faq",
    /"\/faq" is a page; a redirect starts at an address that has none/,
  ],
  [
    "a link to a redirected address",
    "navigation.yaml",
    "to: /faq",
    "to: /testimonials",
    /"\/testimonials" is redirected/,
  ],
  [
    "an id that is used twice",
    LEGAL,
    /id: [a-z-]+([\s\S]*?)id: [a-z-]+/,
    "id: same$1id: same",
    /the id in legal\/terms-of-service\.yaml: "same" is already used/,
  ],
]);
