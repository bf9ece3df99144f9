import type * as yup from "yup";
import { picture } from "./blocks";
import { group, optional, pagePath, text } from "./fields";

const seo = () =>
  group("Seo", "What search results and links in social networks show of the page.", {
    title: text("The page's title in search results and browser tabs.", { min: 5, max: 60 }),
    description: text("One or two sentences for search results.", { min: 15, max: 160 }),
  });

export const intro = () =>
  group("Intro", "The page's opening section.", {
    eyebrow: optional(text("A few words above the title.", { max: 60 })),
    title: text("The page's main heading.", { max: 60 }),
    lead: text("One or two sentences below the heading.", { max: 320 }),
    chart: optional(
      group("OpeningChart", "The chart behind the title; the site's own if left out.", {
        picture: picture("3 by 1, with the land in the middle or right of it.", "chart"),
        caption: optional(text("What it shows and where that is, printed on it.", { max: 60 })),
      }),
    ),
  });

/** A page with an opening of its own: the fields that every page has, followed by its own. */
export const plainPage = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) =>
  group(shape, description, {
    path: pagePath("The page's path on this site, such as /faq."),
    label: text("The page's short name, for breadcrumbs and menus.", { max: 40 }),
    parentPath: optional(
      pagePath("The path of the parent page in the breadcrumbs; the home page if left out."),
    ),
    seo: seo(),
    ...fields,
  });

/** A page with the opening that inner pages share. */
export const page = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) => plainPage(shape, description, { intro: intro(), ...fields });
