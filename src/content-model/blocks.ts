import type * as yup from "yup";
import {
  amount,
  anchor,
  choice,
  decimal,
  group,
  icon,
  link,
  listOf,
  markdown,
  months,
  optional,
  pagePath,
  pictureFile,
  reference,
  text,
  whole,
  yesNo,
} from "./fields";
import type { Rendition } from "./renditions";

/**
 * A picture with alternative text, or marked as decorative.
 * @param rendition how pages render the picture; omit it if each query passes image arguments of its own
 */
export const picture = (description: string, rendition?: Rendition) =>
  group("Picture", description, {
    src: pictureFile("The picture's file, relative to this YAML file, such as ./hero.png."),
    alt: optional(text("What the picture shows. Required unless it is decorative.", 200)),
    decorative: optional(yesNo("Whether the picture only decorates, and needs no text.")),
  })
    .meta({ rendition })
    .test(
      "alternative",
      "needs an alternative text (alt), or the mark that it is decorative (decorative: true)",
      (value) => !value || Boolean(value.alt) !== (value.decorative === true),
    );

/** The fields of a section heading, to be spread into the section's own fields. */
export const titleAndLead = () => ({
  title: text("The section's heading.", 80),
  lead: optional(text("One or two sentences below the heading.", 400)),
});

export const heading = (description: string) => group("Heading", description, titleAndLead());

export const action = (description: string) =>
  group("Action", description, {
    label: text("The label of the button or link.", 60),
    to: link("The page, website, email address or telephone number that it opens."),
  });

export const actions = (description: string) =>
  listOf(description, action("A button."), { max: 3 });

/** The pictures for closing panels, by their file names in `static/scenes/`. */
const SCENES = ["ward", "school", "market", "harbour"] as const;

export const scene = () =>
  optional(
    choice(
      "The panel's picture. Choose one that differs from those of the pages its buttons link to; leave it out for a panel of text.",
      SCENES,
    ),
  );

export const callToAction = (description: string) =>
  group("CallToAction", description, {
    title: text("The panel's heading.", 80),
    lead: text("One or two sentences.", 320),
    scene: scene(),
    actions: actions("The buttons, the most important first."),
  });

export const nextPort = () =>
  group("NextPort", "The page to read next, as an island on a strip of the chart.", {
    label: text("The link's text.", 60),
    to: link("The page."),
    picture: optional(picture("The chart of that page's opening.", "chart")),
  });

export const feature = (shape = "Feature") =>
  group(shape, "An advantage or a property.", {
    icon: icon(),
    title: text("The advantage in a few words.", 60),
    description: text("What it means for the reader.", 320),
  });

export const quote = (shape: string, rendition: Rendition) =>
  group(shape, "A quotation.", {
    quote: text("The quotation, without quotation marks.", 500),
    name: text("The person's name.", 40),
    role: text("The person's position or occupation.", 80),
    picture: optional(picture("The person's portrait.", rendition)),
  });

export const fact = (shape = "Fact") =>
  group(shape, "A figure and what it counts.", {
    value: text("The figure, such as 2–12 months.", 40),
    label: text("What the figure is.", 80),
  });

/** A section of a long text, with a title and an anchor. */
export const section = (shape = "Section") =>
  group(shape, "One section of the text.", {
    id: anchor("The section's anchor, the part of its URL after #, such as early-repayment."),
    title: text("The section's heading.", 100),
    body: markdown("The section's text."),
  });

export const checklist = (description: string) =>
  group("Checklist", description, {
    title: text("The list's heading.", 80),
    note: optional(text("A note below the heading.", 300)),
    items: listOf("The entries.", text("One entry.", 240)),
    more: optional(action("A link below the entries.")),
  });

export const step = (shape = "Step", rendition: Rendition = "column") =>
  group(shape, "One step of a process.", {
    title: text("The step's name.", 60),
    description: optional(text("What happens in the step.", 500)),
    note: optional(text("How long the step takes, or a different short note.", 60)),
    picture: optional(picture("A picture of the step.", rendition)),
    caption: optional(
      text("What the person in the step's picture does, as part of one story.", 160),
    ),
  });

export const process = (description: string) =>
  group("Process", description, {
    ...titleAndLead(),
    steps: listOf("The steps, in order.", step()),
  });

export const signposts = (description: string) =>
  group("Signposts", description, {
    ...titleAndLead(),
    signposts: listOf(
      "The links, the most useful first.",
      feature("Signpost").shape({ action: action("The link.") }),
    ),
  });

/** The figures of a loan, which the build computes with `exampleFigures` from src/lending. */
export const exampleFigures = group("ExampleFigures", "A loan's figures, as text.", {
  principal: text("The amount borrowed."),
  termMonths: months("The term, in months."),
  monthlyRate: text("The monthly rate."),
  instalment: text("The monthly instalment."),
  lastInstalment: optional(text("The last instalment, when rounding makes it differ.")),
  totalInterest: text("The total interest."),
  totalRepayment: text("The total repayment."),
  interestPercent: decimal("The part of the total repayment that is interest, in per cent."),
  effectiveRate: text("The effective annual percentage rate."),
  nominalRate: text("The nominal annual percentage rate."),
  shortestTerm: months("The shortest term of the plan."),
  longestTerm: months("The longest term of the plan."),
  largestEffectiveRate: text("The highest effective annual percentage rate of any term."),
  largestNominalRate: text("The nominal annual percentage rate of the same term."),
  largestRateTerm: months("That term."),
});

/** An entry's position in its list. */
export const order = (description: string) =>
  optional(whole(`${description}, from 1.`, { min: 1, max: 500 }));

/** The fields of the loan that a group describes. */
export const loanTerms = () => ({
  ratePlan: reference("The name of a rate plan in content/calculators.", "rate plan"),
  amount: amount("The amount borrowed, in the lender's currency."),
  termMonths: months("The term, in months."),
});

/** A loan whose price is computed at build time. */
export const pricedLoan = (description: string) =>
  group("PricedLoan", description, loanTerms()).meta({ computed: { figures: exampleFigures } });

const seo = () =>
  group("Seo", "The page in search results and in links on social networks.", {
    title: text("The page's title in search results and browser tabs.", 60, 5),
    description: text("One or two sentences for search results.", 160, 15),
  });

export const intro = () =>
  group("Intro", "The page's opening section.", {
    eyebrow: optional(text("A few words above the title.", 60)),
    title: text("The page's main heading.", 60),
    lead: text("One or two sentences below the heading.", 320),
    chart: optional(
      group("OpeningChart", "The chart behind the title; the site's own if left out.", {
        picture: picture("3 by 1, with the land in the middle or right of it.", "chart"),
        caption: optional(text("What it shows and where that is, printed on it.", 60)),
      }),
    ),
  });

/** The fields that all pages have, followed by the page's own. `page` adds the usual opening section. */
export const plainPage = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) =>
  group(shape, description, {
    path: pagePath("The page's path on this site, such as /faq."),
    label: text("The page's short name, for breadcrumbs and menus.", 40),
    parentPath: optional(
      pagePath("The path of the parent page in the breadcrumbs; the home page if left out."),
    ),
    seo: seo(),
    ...fields,
  });

/** A page with the usual opening section, `intro`. */
export const page = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) => plainPage(shape, description, { intro: intro(), ...fields });
