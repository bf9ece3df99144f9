import { action, callToAction, feature, picture, quote, step, titleAndLead } from "../blocks";
import { anchor, group, listOf, optional, text } from "../fields";
import { defineKind } from "../kind";
import { plainPage } from "../page";
import type { KeyPath, Remark } from "../remark";

const hero = () =>
  group("HomeHero", "The opening section. Its tagline and badge are in site.yaml.", {
    lead: text("One or two sentences below the tagline, without amounts, rates or fees.", {
      max: 320,
    }),
    costs: action("The link below the store badges to what a loan costs."),
    assurances: listOf("Short facts below the store badges.", text("A few words.", { max: 40 }), {
      max: 3,
    }),
    picture: optional(picture("The picture for wide screens, at least 2880 pixels wide.", "hero")),
    portrait: optional(picture("The picture for portrait screens.", "heroUpright")),
    phone: optional(picture("The app on a phone, with a transparent background.", "heroPhone")),
    arrowLabel: text("The accessible name of the arrow that scrolls down.", { max: 60 }),
  });

/** `TT$5,000`, `$5`, `4%`, `4 per cent`, `5,000`. */
const AMOUNT_OR_RATE = /\p{Sc}\s?\d|\d\s?(%|per ?cent|\p{Sc})|\d,\d{3}/u;

/** Finds amounts and rates. The home page has none; they belong on the pages that explain them. */
export function amountsAndRates(value: unknown, path: KeyPath = []): Remark[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      amountsAndRates(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  // A picture may be named as it likes.
  const isText = typeof value === "string" && path.at(-1) !== "src";
  const found = isText && AMOUNT_OR_RATE.exec(value)?.[0];
  if (!found) return [];
  return [
    {
      path,
      message: `contains "${found}". The home page and its product cards have no amounts, rates or fees. Move it to the product's page.`,
    },
  ];
}

export const homePage = defineKind({
  files: "home/page.yaml",
  schema: plainPage("HomePage", "The home page.", {
    hero: hero(),
    showcase: group(
      "HomeShowcase",
      "The showcase of the products. Its texts are in the products' files.",
      {
        id: anchor("The section's anchor, the part of its URL after #."),
        title: text("The section's accessible name.", { max: 60 }),
      },
    ),
    platform: group("HomePlatform", "The platform's advantages and the first quote.", {
      ...titleAndLead(),
      features: listOf("The advantages, in order.", feature()),
      quote: quote("Quote", "thumbnail"),
    }),
    howItWorks: group(
      "HomeHowItWorks",
      "The steps from registering to the money, and the second quote.",
      {
        ...titleAndLead(),
        steps: listOf("The steps, in order. The panorama has four places.", step(), { max: 4 }),
        price: group("HomePrice", "The price tag below the steps, which has no figures here.", {
          ...titleAndLead(),
          name: text("What has the price.", { max: 40 }),
          action: action("The link to a page with figures."),
          check: optional(action("The link to the page that works out any lender's offer.")),
        }),
        quote: quote("Quote", "thumbnail"),
      },
    ),
    callToAction: callToAction("The closing panel."),
    promo: optional(
      group("HomePromo", "The dialog that opens one second after the page has loaded.", {
        title: text("The dialog's accessible name.", { max: 80 }),
        picture: picture(
          "The picture; its alternative text repeats the text in the picture.",
          "column",
        ),
        closeLabel: text("The label of the button that closes the dialog.", { max: 30 }),
        action: optional(action("The link below the picture.")),
      }),
    ),
  }),
  check: (content) => amountsAndRates(content),
});
