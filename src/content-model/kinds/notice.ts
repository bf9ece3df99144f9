import { date, group, link, text } from "../fields";
import { defineKind } from "../kind";

export const notice = defineKind({
  name: "Notice",
  files: "notices/*.yaml",
  schema: group("Notice", "A news item that stands on another site.", {
    title: text("The item's headline.", { max: 100 }),
    date: date("The day it was published."),
    source: text("Who published it.", { max: 60 }),
    summary: text("What it says, in one to three sentences.", { max: 400 }),
    url: link("The item's address on the other site."),
  }),
  check: ({ url }) =>
    url.startsWith("https:")
      ? []
      : [
          {
            at: ["url"],
            message: "must start with https://, because the item is on another site.",
          },
        ],
});
