import { action, callToAction, feature, picture, quote, step } from "../blocks";
import { anchor, group, listOf, optional, text } from "../fields";
import { defineKind, type Mistake } from "../kind";
import { page } from "../page";

const hero = () =>
  group("HomeHero", "The full-screen opening, below the tagline and the badge of site.yaml.", {
    lead: text("One or two sentences below the tagline, without amounts, rates or fees.", {
      max: 320,
    }),
    assurances: listOf("Short facts below the store badges.", text("A few words.", { max: 40 }), {
      max: 3,
    }),
    picture: picture("The chart on wide screens, at least 2880 pixels wide."),
    portrait: picture("The chart on upright screens."),
    phone: optional(picture("The app on a phone, on no ground of its own.")),
    arrowLabel: text("What the arrow at the foot does, for people who do not see it.", { max: 60 }),
  });

/** `TT$5,000`, `$5`, `4%`, `4 per cent`, `5,000`. */
const AMOUNT_OR_RATE = /\$\s?\d|\d\s?(%|per ?cent)|\d,\d{3}/;

/** Amounts, rates and fees stand on the pages that explain them, never on the home page. */
function figures(value: unknown, at: Mistake["at"] = []): Mistake[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      figures(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    );
  const found = typeof value === "string" && AMOUNT_OR_RATE.exec(value)?.[0];
  if (!found) return [];
  return [
    {
      at,
      message: `names a figure of money ("${found}"); no amount, rate or fee stands on the home page. Say it on the product's page.`,
    },
  ];
}

export const homePage = defineKind({
  name: "HomePage",
  files: "home/page.yaml",
  schema: page("HomePage", "The home page.", {
    hero: hero(),
    showcase: group("HomeShowcase", "The products, one screen each; their words are their own.", {
      id: anchor("The section's address after #."),
      title: text("What the section is called, for people who do not see it.", { max: 60 }),
    }),
    platform: group("HomePlatform", "What the platform does, and the first quote.", {
      title: text("The section's heading.", { max: 80 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      features: listOf("The advantages, in order.", feature()),
      quote: quote(),
    }),
    howItWorks: group("HomeHowItWorks", "How a loan comes about, and the second quote.", {
      title: text("The section's heading.", { max: 80 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      steps: listOf("The steps, in order.", step(), { max: 8 }),
      quote: quote(),
    }),
    callToAction: callToAction("The closing panel."),
    promo: group("HomePromo", "The picture that comes up one second after the page.", {
      title: text("What is promoted, for people who do not see the picture.", { max: 80 }),
      picture: picture("The promo's picture, with its own words in the alternative text."),
      closeLabel: text("The words for the button that closes it.", { max: 30 }),
      action: optional(action("The link below the picture.")),
    }),
  }),
  check: (content) => figures(content),
});
