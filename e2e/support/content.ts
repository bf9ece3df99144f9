import { existsSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import type { AnyObjectSchema, InferType } from "yup";
import type { Kind } from "../../src/content-model/kind";
import { type Sortable, sortKeyOf } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { applyPage, appPage, howToApplyPage } from "../../src/content-model/kinds/applying";
import { calculatorPage } from "../../src/content-model/kinds/calculators";
import { cannotPayPage } from "../../src/content-model/kinds/cannotPay";
import { aboutPage, leaderPage, teamPage } from "../../src/content-model/kinds/company";
import { contactPage } from "../../src/content-model/kinds/contact";
import {
  newslettersPage,
  noticesPage,
  textPage as text,
} from "../../src/content-model/kinds/documents";
import { homePage } from "../../src/content-model/kinds/home";
import { faqPage, resourcesPage } from "../../src/content-model/kinds/learning";
import { offerPage } from "../../src/content-model/kinds/offers";
import { productPage } from "../../src/content-model/kinds/products";
import {
  lender,
  navigation,
  notFoundPage,
  redirects as old,
} from "../../src/content-model/kinds/site";
import { readContent } from "../../src/content-model/reading/load";

// The content may change, so tests take wording, people, paths and counts from here.

export const contentOf = <Schema extends AnyObjectSchema>({ files }: Kind<Schema>) =>
  readContent<InferType<Schema>>(files);

/** Returns undefined if an optional kind has no file. */
const optionalContentOf = <Schema extends AnyObjectSchema>(kind: Kind<Schema>) =>
  existsSync(`content/${kind.files}`) ? contentOf(kind) : undefined;

export function entriesOf<Schema extends AnyObjectSchema>(kind: Kind<Schema>) {
  const folder = dirname(kind.files);
  if (!existsSync(`content/${folder}`)) return [];
  return readdirSync(`content/${folder}`)
    .map((name) => `${folder}/${name}`)
    .filter((file) => kindOf(file)?.name === kind.name)
    .map((file) => readContent<InferType<Schema>>(file));
}

export const site = contentOf(lender);
export const {
  menus,
  buttons: { primary, secondary },
} = contentOf(navigation);
export const buttons = [secondary, primary].flatMap((button) => button ?? []);
export const { redirects } = contentOf(old);
export const home = contentOf(homePage);
export const about = contentOf(aboutPage);
export const team = optionalContentOf(teamPage);
export const contact = contentOf(contactPage);
export const faq = contentOf(faqPage);
export const app = optionalContentOf(appPage);
export const apply = contentOf(applyPage);
export const howToApply = contentOf(howToApplyPage);
export const resources = contentOf(resourcesPage);
export const newsletters = optionalContentOf(newslettersPage);
export const notices = optionalContentOf(noticesPage);
export const notFound = contentOf(notFoundPage);
export const calculator = contentOf(calculatorPage);
export const offers = optionalContentOf(offerPage);
export const cannotPay = contentOf(cannotPayPage);

const bySortKey = (one: Sortable, other: Sortable) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1);

// Sorted as on the site.
export const leaders = entriesOf(leaderPage).sort(bySortKey);
export const products = entriesOf(productPage)
  .sort(bySortKey)
  .map(({ path, card, eligibility, keyFigures }) => ({ path, eligibility, keyFigures, ...card }));
/** A product whose page answers whether one can borrow. */
export const borrowing = products.find(
  ({ eligibility, comingSoon }) => eligibility?.answer && !comingSoon,
);

/** Two text pages that search engines list, which share a template. */
export const [textPage = about, otherTextPage = about] = entriesOf(text).filter(
  ({ replacedBy }) => !replacedBy,
);

/** @throws Error when the list is empty */
export function lastOf<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error("The content has an empty list.");
  return item;
}

/** A menu link to any page except the FAQ, with the label and the position of its menu. */
export const menuLink = lastOf(
  menus.flatMap(({ label, links }, place) =>
    links
      .filter(({ to }) => /^\/[^#]*$/.test(to) && to !== faq.path)
      .map(({ to }) => ({ to, label, place })),
  ),
);
