import type { ContentFolder } from "../../shared/contentFolder";
import { type Edit, edit, first } from "./edit";

/** What an owner removes. */
export const REMOVALS: readonly Edit[] = [
  edit("remove every notice", (content) => {
    for (const file of content.entries("notices")) content.delete(file);
  }),
  edit("remove every issue of the newsletter", (content) => {
    for (const file of content.entries("newsletters")) content.delete(file);
  }),
  edit("keep a single leader", (content) => {
    for (const file of content.entries("leaders").slice(1)) content.deletePage(file, "/team");
  }),
  edit("keep a single article", (content) => {
    for (const file of content.entries("education").slice(1))
      content.deletePage(file, "/resources");
  }),
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
  edit("remove a tab of questions", (content) =>
    content.set("faq/page.yaml", {
      [`tabs.${count(content, "faq/page.yaml", "tabs") - 1}`]: undefined,
    }),
  ),
  edit("remove a menu and a link beside it", (content) =>
    content.set("navigation.yaml", { "menus.3": undefined, "links.0": undefined }),
  ),
];

const count = (content: ContentFolder, file: string, list: string): number =>
  (content.read(file)[list] as readonly unknown[]).length;
