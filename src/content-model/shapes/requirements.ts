import { group, listOf } from "../fields";
import { checklist } from "./blocks";
import { heading } from "./heading";

/** A section with lists of what to bring. */
export const requirements = (description: string) =>
  group("Requirements", description, {
    ...heading(),
    lists: listOf("The lists, side by side.", checklist("One list.")),
  });
