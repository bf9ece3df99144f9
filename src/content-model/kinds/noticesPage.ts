import { group, text } from "../fields";
import { defineKind } from "../kind";
import { action, callToAction, intro } from "../shapes/blocks";
import { page } from "../shapes/page";

export const noticesPage = defineKind({
  name: "NoticesPage",
  files: "notices/page.yaml",
  schema: page("NoticesPage", "The notices and updates, each a file of its own in this folder.", {
    intro: intro(),
    listTitle: text("The heading above the items.", { max: 80 }),
    readLabel: text("The words on each item's link.", { max: 40 }),
    box: group("NoticesBox", "The e-mail box, which does nothing yet.", {
      title: text("Its heading.", { max: 80 }),
      text: text("One or two sentences below the heading.", { max: 320 }),
      email: text("The name of its field.", { max: 40 }),
      note: text("What happens to what is typed there.", { max: 200 }),
      newsletter: action("The link to the newsletter form."),
    }),
    callToAction: callToAction("The closing panel."),
  }),
});
