import { optional, text } from "../fields";

/** What stands at the head of a section, to spread among its fields. */
export const heading = () => ({
  title: text("The section's heading.", { max: 80 }),
  text: optional(text("One or two sentences below the heading.", { max: 400 })),
});
