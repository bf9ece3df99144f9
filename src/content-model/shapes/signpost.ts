import { group, icon, listOf, text } from "../fields";
import { action } from "./blocks";
import { heading } from "./heading";

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
    ...heading(),
    signposts: listOf("The ways on, the most useful first.", signpost()),
  });
