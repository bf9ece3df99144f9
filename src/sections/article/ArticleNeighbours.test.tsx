import { render, screen } from "@testing-library/react";
import { ArticleNeighbours } from "./ArticleNeighbours";

const labels = {
  more: "More",
  all: { label: "All", to: "/all" },
  previous: "Back to",
  next: "On to",
};

const article = (name: string | null): Queries.ArticleNeighbourFragment | null =>
  name === null
    ? null
    : {
        path: `/education/${name}`,
        intro: { title: name },
        picture: { alt: name, src: { gatsbyImageData: null } },
      };

const links = () =>
  screen.queryAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`);

it.each([
  ["c", "b", "", ["All /all", "Back to c /education/c", "On to b /education/b"]],
  ["b", null, "/education", ["All /education", "Back to b /education/b"]],
  [null, null, "", []],
])(
  "links to the neighbours %s and %s, and to the page that lists all articles, “%s”",
  (previous, next, allArticles, expected) => {
    const neighbours = { previous: article(previous), next: article(next) };
    render(<ArticleNeighbours {...{ labels, allArticles }} {...neighbours} />);
    expect(links()).toEqual(expected);
  },
);
