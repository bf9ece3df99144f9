import { readdirSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { noticesNode } from "../seo/noticesNode";
import { NoticeList } from "./NoticeList";

const notices = readdirSync("content/notices")
  .filter((file) => file !== "page.yaml")
  .map((file) => readContent<Queries.NoticeDataFragment>(`notices/${file}`));

it("opens each item on its own site in a new tab when it is clicked", () => {
  render(<NoticeList title="In the news" readLabel="Read the article" notices={notices} />);
  expect(notices).toHaveLength(4);
  for (const { title, url } of notices) {
    const link = screen.getByRole("link", { name: new RegExp(title.replaceAll("?", "\\?")) });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

it("lists the same items in the same order when search engines parse the page", () => {
  expect(noticesNode("https://kwedi.example/notices", notices)).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 4,
    itemListElement: notices.map(({ title, url }, index) => ({
      position: index + 1,
      name: title,
      item: { "@type": "NewsArticle", headline: title, url },
    })),
  });
});
