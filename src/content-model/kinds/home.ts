import {
  action,
  callToAction,
  feature,
  picture,
  plainPage,
  pricedLoan,
  quote,
  step,
  titleAndLead,
} from "../blocks";
import { anchor, group, listOf, optional, text } from "../fields";
import { defineKind } from "../kind";

export const homePage = defineKind({
  files: "home/page.yaml",
  schema: plainPage("HomePage", "The home page.", {
    hero: group("HomeHero", "The opening section. Its tagline and badge are in site.yaml.", {
      lead: text("One or two sentences below the tagline.", { max: 160 }),
      price: text("What a loan costs: instalment, total and annual rate.", { max: 140 }),
      costs: action("The link after it, to the price tag."),
      assurances: listOf("Short facts below the store badges.", text("A few words.", { max: 40 }), {
        max: 3,
      }),
      picture: optional(picture("The picture for wide screens, 2880 pixels or wider.", "hero")),
      portrait: optional(picture("The picture for portrait screens.", "heroUpright")),
      phone: optional(picture("The app on a phone, with a transparent background.", "heroPhone")),
      arrowLabel: text("The accessible name of the arrow that scrolls down.", { max: 60 }),
    }),
    showcase: group("HomeShowcase", "The showcase of the products, whose files have its texts.", {
      id: anchor("The section's anchor, the part of its URL after #."),
      title: text("The section's accessible name.", { max: 60 }),
    }),
    price: group("HomePrice", "A price tag for the amount and the term that a visitor chooses.", {
      id: anchor("The section's anchor, the part of its URL after #."),
      ...titleAndLead(),
      loan: pricedLoan("The loan that it shows at first."),
      term: text("The label of the term.", { max: 30 }),
      problem: text("Shown below an amount that is not lent, or is none.", { max: 120 }),
      note: text("The statement that the figures are an estimate.", { max: 200 }),
      action: action("The link to the calculator, which opens with the same loan."),
      check: optional(action("The link to the page that works out any lender's offer.")),
    }),
    platform: group("HomePlatform", "The platform's advantages and the first quote.", {
      ...titleAndLead(),
      features: listOf("The advantages, in order.", feature()),
      quote: optional(quote("Quote", "thumbnail")),
    }),
    howItWorks: group("HomeHowItWorks", "The steps to the money, and the second quote.", {
      ...titleAndLead(),
      steps: listOf("The steps, in order.", step(), { max: 5 }),
      quote: optional(quote("Quote", "thumbnail")),
    }),
    callToAction: callToAction("The closing panel."),
    promo: optional(
      group("HomePromo", "The dialog that opens one second after the page has loaded.", {
        title: text("The dialog's accessible name.", { max: 80 }),
        picture: picture(
          "The picture; its alternative text repeats the text in the picture.",
          "column",
        ),
        narrow: optional(picture("The same in landscape format, for phones.", "column")),
        closeLabel: text("The label of the button that closes the dialog.", { max: 30 }),
        action: optional(action("The link below the picture.")),
      }),
    ),
  }),
});
