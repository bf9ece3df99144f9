import { group, listOf, text } from "../fields";
import { defineKind } from "../kind";
import { intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";
import { signposts } from "../shapes/signpost";

export const comingSoonPage = defineKind({
  name: "ComingSoonPage",
  files: "video-tutorial/page.yaml",
  schema: page("ComingSoonPage", "A page for something that is still being made.", {
    intro: intro(),
    badge: text("The word on its state, such as Coming Soon.", { max: 30 }),
    storyboard: group("Storyboard", "What it will show, in still pictures.", {
      ...heading(),
      frames: listOf(
        "The pictures, in order.",
        group("StoryboardFrame", "One still picture.", {
          title: text("What it is.", { max: 60 }),
          caption: text("What happens in it.", { max: 200 }),
          picture: picture("The picture."),
        }),
      ),
    }),
    meanwhile: signposts("Where to find the same help today."),
  }),
});
