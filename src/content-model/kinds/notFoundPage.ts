import { listOf, text } from "../fields";
import { defineKind } from "../kind";
import { action, intro } from "../shapes/blocks";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

export const notFoundPage = defineKind({
  name: "NotFoundPage",
  files: "not-found/page.yaml",
  schema: page("NotFoundPage", "The page for an address that does not exist.", {
    intro: intro(),
    requestedLabel: text("The words before the address that was asked for.", { max: 60 }),
    goBackLabel: text("The words on the button that goes back.", { max: 40 }),
    home: action("The button that leads to the home page."),
    links: listOf("Pages the visitor may have wanted.", action("A link.")),
    picture: picture("The picture beside the text."),
  }),
});
