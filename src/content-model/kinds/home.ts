import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

export const homePage = defineKind({
  files: "home/page.yaml",
  schema: b.plainPage("HomePage", "The home page.", {
    hero: f.group("HomeHero", "The opening section. Its tagline and badge are in site.yaml.", {
      lead: f.text("One or two sentences below the tagline.", 160),
      picture: f.optional(b.picture("The picture for wide screens, 2880 pixels or wider.", "hero")),
      portrait: f.optional(b.picture("The picture for portrait screens.", "heroUpright")),
      phone: f.optional(b.picture("The app on a phone, on no background.", "heroPhone")),
      arrowLabel: f.text("The accessible name of the arrow that scrolls down.", 60),
    }),
    showcase: f.group("HomeShowcase", "The showcase of the products, whose files have its texts.", {
      id: f.anchor("The section's anchor, the part of its URL after #."),
      title: f.text("The section's accessible name.", 60),
    }),
    price: f.group("HomePrice", "The price tag of the plan's example.", {
      id: f.anchor("The section's anchor, the part of its URL after #."),
      ...b.titleAndLead(),
      note: f.text("The statement that the figures are an estimate, and the highest rates.", 200),
      action: b.action("The link to the calculator, which opens with the same loan."),
      check: f.optional(b.action("The link to the page that works out any lender's offer.")),
    }),
    platform: b.headed("HomePlatform", "The platform's advantages and the first quote.", {
      features: f.listOf("The advantages, in order.", b.feature()),
      quote: f.optional(b.quote("Quote", "thumbnail")),
    }),
    howItWorks: b.headed("HomeHowItWorks", "The steps to the money, and the second quote.", {
      steps: f.listOf("The steps, in order.", b.step(), { max: 5 }),
      quote: f.optional(b.quote("Quote", "thumbnail")),
    }),
    callToAction: b.callToAction(),
    promo: f.optional(
      f.group("HomePromo", "The dialog that opens one second after the page has loaded.", {
        title: f.text("The dialog's accessible name.", 80),
        picture: b.picture(
          "The picture; its alternative text repeats the text in the picture.",
          "column",
        ),
        narrow: f.optional(b.picture("The same in landscape format, for phones.", "column")),
        closeLabel: f.text("The label of the button that closes the dialog.", 30),
        action: f.optional(b.action("The link below the picture.")),
      }),
    ),
  }),
});
