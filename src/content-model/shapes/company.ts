import { flag, group, listOf, optional, text, whole, yesNo } from "../fields";

/** A part of a page that opens with a heading and a sentence. */
export const heading = (description: string) =>
  group("Heading", description, {
    title: text("The section's heading.", { max: 80 }),
    lead: optional(text("One or two sentences below the heading.", { max: 320 })),
  });

export const statistic = () =>
  group("Statistic", "A figure that counts up when it comes into view.", {
    prefix: optional(text("What stands before the number, such as $.", { max: 4 })),
    value: whole("The number, without separators.", { max: 1_000_000_000 }),
    unit: optional(text("What stands after the number, such as % or B+.", { max: 4 })),
    label: text("What the figure counts.", { max: 60 }),
  });

export const expansionEntry = () =>
  group("ExpansionEntry", "A place the lender goes to, and with what.", {
    country: text("The country, or the countries.", { max: 40 }),
    flags: listOf("Their flags.", flag("The country's two letters, such as JM."), { max: 3 }),
    service: text("What is offered there, in two or three words.", { max: 60 }),
    description: text("What that means, in a sentence or two.", { max: 280 }),
  });

export const comparisonRow = () =>
  group("ComparisonRow", "One property, and who has it.", {
    feature: text("The property.", { max: 80 }),
    product: yesNo("Whether this lender has it."),
    banks: yesNo("Whether banks usually have it."),
    paydayLenders: yesNo("Whether payday lenders usually have it."),
  });
