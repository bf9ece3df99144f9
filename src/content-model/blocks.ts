import {
  anchor,
  group,
  icon,
  link,
  listOf,
  markdown,
  optional,
  pictureFile,
  text,
  whole,
  yesNo,
} from "./fields";
import type { Mistake } from "./kind";

/** A picture, with the words for those who do not see it or a note that it says nothing. */
export const picture = (description: string) =>
  group("Picture", description, {
    src: pictureFile("The picture's file, relative to this YAML file, such as ./hero.png."),
    alt: optional(text("What the picture shows, for people who do not see it.", { max: 200 })),
    decorative: optional(
      yesNo("true when the picture only decorates and has no alternative text."),
    ),
  }).test(
    "alternative",
    "needs alt (what it shows), or decorative: true when it only decorates, and not both",
    (value) => !value || Boolean(value.alt) !== (value.decorative === true),
  );

/** What stands at the head of a section, to spread among its fields. */
export const titleAndText = () => ({
  title: text("The section's heading.", { max: 80 }),
  text: optional(text("One or two sentences below the heading.", { max: 400 })),
});

/** A part of a page that opens with a heading and a sentence. */
export const heading = (description: string) =>
  group("Heading", description, {
    title: text("The section's heading.", { max: 80 }),
    lead: optional(text("One or two sentences below the heading.", { max: 320 })),
  });

export const action = (description: string) =>
  group("Action", description, {
    label: text("The words on the button or link.", { max: 60 }),
    to: link("Where it leads."),
  });

/** A closing panel with buttons. */
export const callToAction = (description: string) =>
  group("CallToAction", description, {
    title: text("The panel's heading.", { max: 80 }),
    text: text("One or two sentences.", { max: 320 }),
    actions: listOf("The buttons, the most important first.", action("A button."), { max: 3 }),
  });

export const step = () =>
  group("Step", "One step of a process.", {
    number: whole("The step's number, from 1.", { min: 1, max: 20 }),
    title: text("The step's name.", { max: 60 }),
    description: text("What happens in the step.", { max: 400 }),
    icon: optional(icon("The name of an icon from lucide.dev.")),
    note: optional(text("How long it takes, or another short remark.", { max: 60 })),
    picture: optional(picture("A picture of the step.")),
  });

export const feature = () =>
  group("Feature", "One advantage or property.", {
    icon: icon("The name of an icon from lucide.dev."),
    title: text("Its name.", { max: 60 }),
    description: text("What it means for the reader.", { max: 320 }),
  });

export const quote = () =>
  group("Quote", "What a person says.", {
    quote: text("Their words, without quotation marks.", { max: 500 }),
    name: text("Who says it.", { max: 40 }),
    role: text("What they are.", { max: 80 }),
    picture: optional(picture("Their portrait.")),
  });

export const checklist = (description: string) =>
  group("Checklist", description, {
    title: text("The list's heading.", { max: 80 }),
    note: optional(text("A remark below the heading.", { max: 300 })),
    items: listOf("The entries.", text("One entry.", { max: 240 })),
  });

export const fact = () =>
  group("Fact", "A figure and what it counts.", {
    value: text("The figure, such as 2–12 months.", { max: 40 }),
    label: text("What it is.", { max: 80 }),
  });

/** A heading with an address of its own and the text below it. */
export const section = () =>
  group("Section", "One section of the text.", {
    id: anchor("The section's address after #, such as early-repayment."),
    title: text("The section's heading.", { max: 100 }),
    body: markdown("The section's text."),
  });

/** A section with the steps of a process. */
export const process = (description: string) =>
  group("Process", description, {
    ...titleAndText(),
    steps: listOf("The steps, in order.", step()),
  });

/** Steps whose numbers do not count 1, 2, 3 …; `at` is the place of their list in the file. */
export const numberingMistakes = (
  steps: readonly { number: number }[],
  at: Mistake["at"],
): Mistake[] =>
  steps.flatMap(({ number }, index) =>
    number === index + 1
      ? []
      : [
          {
            at: [...at, index, "number"],
            message: `is ${number}; steps count from 1, so this one is ${index + 1}.`,
          },
        ],
  );

/** A section with lists of what to bring. */
export const requirements = (description: string) =>
  group("Requirements", description, {
    ...titleAndText(),
    lists: listOf("The lists, side by side.", checklist("One list.")),
  });

const signpost = () =>
  group("Signpost", "One way on: what it is, whom it helps, and the link.", {
    icon: icon("The name of an icon from lucide.dev."),
    title: text("What it is.", { max: 60 }),
    description: text("Whom it helps, and how.", { max: 320 }),
    action: action("The link to it."),
  });

/** A section of ways on from here. */
export const signposts = (description: string) =>
  group("Signposts", description, {
    ...titleAndText(),
    signposts: listOf("The ways on, the most useful first.", signpost()),
  });
