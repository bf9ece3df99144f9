import { render, screen } from "@testing-library/react";
import { ArticleNeighbours } from "./ArticleNeighbours";

const articles = (...names: string[]): Queries.ArticleNeighboursFragment["nodes"] =>
  names.map((name) => ({
    path: `/education/${name}`,
    intro: { title: name },
    picture: { alt: name, src: { childImageSharp: null } },
  }));

const links = () =>
  screen
    .queryAllByRole("link", { name: /article/ })
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`)
    .filter((link) => !link.startsWith("All"));

it.each([
  ["a", ["a", "b", "c"], ["Previous articlec /education/c", "Next articleb /education/b"]],
  ["c", ["a", "b", "c"], ["Previous articleb /education/b", "Next articlea /education/a"]],
  ["a", ["a", "b"], ["Previous articleb /education/b"]],
  ["a", ["a"], []],
])("from article %s of %s it leads on", (path, all, expected) => {
  render(<ArticleNeighbours path={`/education/${path}`} articles={articles(...all)} />);
  expect(links()).toEqual(expected);
});
