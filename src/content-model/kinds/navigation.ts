import { group, listOf, text } from "../fields";
import { defineKind } from "../kind";
import { action } from "../shapes/blocks";

const links = (description: string) => listOf(description, action("A link."));

const menu = () =>
  group("NavigationMenu", "A list of links under one name.", {
    label: text("The list's name.", { max: 30 }),
    links: links("The links, in order."),
  });

export const navigation = defineKind({
  name: "Navigation",
  files: "navigation.yaml",
  schema: group("Navigation", "The header's and the footer's links.", {
    menus: listOf("The header's submenus, in order.", menu()),
    links: links("The header's plain links, in order."),
    buttons: group("NavigationButtons", "The header's two buttons.", {
      secondary: action("The outlined button."),
      primary: action("The filled button."),
    }),
    footer: listOf("The footer's link columns.", menu()),
    footerContactTitle: text("The heading of the footer's contact column.", { max: 40 }),
  }),
});
