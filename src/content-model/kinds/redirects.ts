import { group, link, listOf, pagePath } from "../fields";
import { defineKind } from "../kind";

export const redirects = defineKind({
  name: "Redirects",
  files: "redirects.yaml",
  schema: group("Redirects", "Old addresses and where they lead now.", {
    redirects: listOf(
      "The redirects.",
      group("Redirect", "One permanent redirect.", {
        from: pagePath("The old address."),
        to: link("The page that stands in its place."),
      }),
    ),
  }),
});
