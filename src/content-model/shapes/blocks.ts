import { anchor, group, icon, link, listOf, markdown, optional, text, whole } from "../fields";
import { picture } from "./picture";

/** The opening of a page. */
export const intro = () =>
  group("Intro", "The opening of the page.", {
    eyebrow: optional(text("A few words above the title.", { max: 60 })),
    title: text("The page's main heading.", { max: 60 }),
    lead: text("One or two sentences below the heading.", { max: 320 }),
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
