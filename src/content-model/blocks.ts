import type * as yup from "yup";
import * as f from "./fields";
import type { Rendition } from "./renditions";

/**
 * A picture with alternative text, or marked as decorative.
 * @param rendition how pages render the picture; omit it if each query passes image arguments of its own
 */
export const picture = (description: string, rendition?: Rendition) =>
  f
    .group("Picture", description, {
      src: f.pictureFile("The picture's file, relative to this YAML file, such as ./hero.png."),
      alt: f.optional(f.text("What the picture shows. Required unless it is decorative.", 200)),
      decorative: f.optional(f.yesNo("Whether the picture only decorates, and needs no text.")),
    })
    .meta({ rendition })
    .test(
      "alternative",
      "needs an alternative text (alt), or the mark that it is decorative (decorative: true)",
      (value) => !value || Boolean(value.alt) !== (value.decorative === true),
    );

export const titleAndLead = () => ({
  title: f.text("The section's heading.", 80),
  lead: f.optional(f.text("One or two sentences below the heading.", 400)),
});

export const heading = (description: string) => f.group("Heading", description, titleAndLead());

/** A group with a section heading, followed by the group's own fields. */
export const headed = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) => f.group(shape, description, { ...titleAndLead(), ...fields });

export const action = (description: string) =>
  f.group("Action", description, {
    label: f.text("The label of the button or link.", 60),
    to: f.link("The page, website, email address or telephone number that it opens."),
  });

export const actions = (description: string) =>
  f.listOf(description, action("A button."), { max: 3 });

/** The pictures for closing panels, by their file names in `static/scenes/`. */
const SCENES = ["ward", "school", "market", "harbour"] as const;

export const scene = () =>
  f.optional(
    f.choice(
      "The panel's picture. Choose one that differs from those of the pages its buttons link to; leave it out for a panel of text.",
      SCENES,
    ),
  );

export const callToAction = () =>
  f.group("CallToAction", "The closing panel.", {
    title: f.text("The panel's heading.", 80),
    lead: f.text("One or two sentences.", 320),
    scene: scene(),
    actions: actions("The buttons, the most important first."),
  });

export const feature = (shape = "Feature") =>
  f.group(shape, "An advantage or a property.", {
    icon: f.icon(),
    title: f.text("The advantage in a few words.", 60),
    description: f.text("What it means for the reader.", 320),
  });

export const quote = (shape: string, rendition: Rendition) =>
  f.group(shape, "A quotation.", {
    quote: f.text("The quotation, without quotation marks.", 500),
    name: f.text("The person's name.", 40),
    role: f.text("The person's position or occupation.", 80),
    picture: f.optional(picture("The person's portrait.", rendition)),
  });

export const keyFigure = (shape = "KeyFigure") =>
  f.group(shape, "A figure and what it counts.", {
    value: f.text("The figure, such as 2–12 months.", 40),
    label: f.text("What the figure is.", 80),
  });

export const textWithTables = (description: string) =>
  f.markdown(description).meta({ hasTables: true });

export const section = (shape: string) =>
  f.group(shape, "One section of the text.", {
    id: f.anchor("The section's anchor, the part of its URL after #, such as early-repayment."),
    title: f.text("The section's heading.", 100),
    body: textWithTables("The section's text."),
  });

export const checklist = (description: string) =>
  f.group("Checklist", description, {
    title: f.text("The list's heading.", 80),
    note: f.optional(f.markdown("A note below the heading.")),
    items: f.listOf("The entries.", f.text("One entry.", 240)),
    more: f.optional(action("A link below the entries.")),
  });

export const step = (shape = "Step", rendition: Rendition = "column") =>
  f.group(shape, "One step of a process.", {
    title: f.text("The step's name.", 60),
    description: f.optional(f.text("What happens in the step.", 500)),
    note: f.optional(f.text("How long the step takes, or a different short note.", 60)),
    picture: f.optional(picture("A picture of the step.", rendition)),
    caption: f.optional(f.text("What the person in the picture does, in one story.", 160)),
  });

export const process = (description: string) =>
  headed("Process", description, {
    steps: f.listOf("The steps, in order.", step()),
  });

export const signposts = (description: string) =>
  headed("Signposts", description, {
    signposts: f.listOf(
      "The links, the most useful first.",
      feature("Signpost").shape({ action: action("The link.") }),
    ),
  });

/** The figures of a loan, which the build computes with `exampleFigures` from src/lending. */
export const exampleFigures = f.group("ExampleFigures", "A loan's figures, as text.", {
  principal: f.text("The amount borrowed."),
  termMonths: f.months("The term, in months."),
  instalment: f.text("The monthly instalment."),
  received: f.optional(f.text("The money that is paid out, when fees are deducted from it.")),
  fees: f.listOf(
    "The fees that are charged once.",
    f.group("OneOffFee", "A fee.", { name: f.text("Its name."), amount: f.text("Its amount.") }),
    { min: 0 },
  ),
  firstInstalment: f.optional(f.text("The first instalment, when fees make it differ.")),
  lastInstalment: f.optional(f.text("The last instalment, when rounding makes it differ.")),
  totalInterest: f.text("The total interest."),
  totalFees: f.optional(f.text("All fees, monthly ones included, if there are any.")),
  totalRepayment: f.text("The total repayment."),
  costPercent: f.decimal("The cost as a part of everything that is paid, in per cent."),
  effectiveRate: f.text("The effective annual percentage rate."),
  nominalRate: f.text("The nominal annual percentage rate."),
});

export const textPageLabels = (description: string) =>
  f
    .group("TextPageLabels", description, {
      print: f.label("The button that prints the text."),
      effective: f.label("Shown before the day on which the text takes effect."),
      replaced: f.text("Over a text that is no longer valid, before the link to the other.", 160),
      earlier: f.label("The heading of the links to the texts that this one replaced."),
      summary: f.label("The heading of the summary."),
      contents: f.optional(f.label("The heading of its table of contents, if not that of all.")),
    })
    .meta({ isApart: true });

export const order = (description: string) =>
  f.optional(f.whole(`${description}, from 1.`, { min: 1, max: 500 }));

/** A loan whose price is computed at build time. */
export const pricedLoan = (description: string) =>
  f
    .group("PricedLoan", description, {
      plan: f.optional(
        f.reference("A file of content/rate-plans; the main product's if left out.", "rate plan"),
      ),
      amount: f.amount("The amount borrowed, in the lender's currency."),
      termMonths: f.months("The term, in months."),
    })
    .meta({ computed: { figures: exampleFigures } });

const slipLine = (description: string) =>
  f.group("PaySlipLine", description, {
    label: f.text("Its label.", 40),
    amount: f.decimal("The amount, in the lender's currency."),
  });

const slipFigure = f.text("An amount of the pay slip.");

/** A pay slip from which an instalment is deducted, with figures that are computed at build time. */
export const paySlip = (description: string) =>
  f
    .group("PaySlip", description, {
      title: f.text("The heading.", 30),
      gross: slipLine("The pay before deductions."),
      deducted: slipLine("The statutory deductions."),
      before: f.text("The label of what is left before the instalment.", 40),
      loan: f.text("The label of the instalment.", 60),
      net: f.text("The label of what is left.", 40),
      amount: f.amount("The amount borrowed, with the main product's plan."),
      termMonths: f.months("The loan's term, in months."),
    })
    .meta({
      computed: {
        figures: f.group("PaySlipFigures", "The pay slip's figures, as text.", {
          gross: slipFigure,
          deducted: slipFigure,
          before: slipFigure,
          instalment: slipFigure,
          net: slipFigure,
        }),
      },
    });

const seo = () =>
  f.group("Seo", "The page in search results and in links on social networks.", {
    title: f
      .text(
        "The title in search results and browser tabs. If a name after | makes it too long, the label is the title.",
        60,
        5,
      )
      .meta({ longestWithName: 60 }),
    description: f.text("One or two sentences for search results.", 160, 15),
  });

export const intro = () =>
  f.group("Intro", "The page's opening section.", {
    eyebrow: f.optional(f.text("A few words above the title.", 60)),
    title: f.text("The page's main heading.", 60),
    lead: f.text("One or two sentences below the heading.", 320),
  });

export const chart = () =>
  f.optional(
    f.group("OpeningChart", "A chart behind the title.", {
      picture: picture("3 by 1, with the land in the middle or right of it.", "chart"),
      caption: f.optional(f.text("What it shows and where that is, printed on it.", 60)),
    }),
  );

/** The fields that all pages have, followed by the page's own. `page` adds the usual opening section. */
export const plainPage = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) =>
  f.group(shape, description, {
    path: f.pagePath("The page's path on this site, such as /faq."),
    label: f.text("The page's short name, for breadcrumbs and menus.", 40),
    parentPath: f.optional(f.pagePath("The path of the page above it; the home page if left out.")),
    seo: seo(),
    ...fields,
  });

export const page = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) => plainPage(shape, description, { intro: intro(), ...fields });
