import { type Edit, edit, first, setting } from "./edit";

/** What an owner removes. */
export const REMOVALS: readonly Edit[] = [
  edit("keep the products that are available", (content) => {
    for (const file of content.entries("products"))
      if ((content.read(file).card as { comingSoon: boolean }).comingSoon)
        content.deletePage(file, "/");
  }),
  edit("remove a legal page, and its links in the footer", (content) => {
    const file = first(content, "legal");
    content.removeLinks(content.text(file, ["path"]));
    content.deletePage(file, "/contact");
  }),
  edit("remove a tab of questions", (content) => {
    const { tabs } = content.read("faq/page.yaml") as { tabs: readonly unknown[] };
    content.set("faq/page.yaml", { [`tabs.${tabs.length - 1}`]: undefined });
  }),
  setting("remove a menu and a link beside it", "navigation.yaml", {
    "menus.3": undefined,
    "links.0": undefined,
  }),
];
