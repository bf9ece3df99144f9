import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { ArticleNeighbours } from "./ArticleNeighbours";

const { article: labels } = readContent<{ article: Queries.ArticleNeighboursLabelsFragment }>(
  "labels.yaml",
);

const article = (name: string | null): Queries.ArticleNeighbourFragment | null =>
  name === null
    ? null
    : {
        path: `/education/${name}`,
        intro: { title: name },
        picture: { alt: name, src: { gatsbyImageData: null } },
      };

const links = () =>
  screen
    .queryAllByRole("link", { name: /article/ })
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`)
    .filter((link) => !link.startsWith("All"));

it.each([
  ["c", "b", ["Previous articlec /education/c", "Next articleb /education/b"]],
  ["b", null, ["Previous articleb /education/b"]],
  [null, null, []],
])(
  "links to the neighbours when the previous article is %s and the next one %s",
  (previous, next, expected) => {
    render(<ArticleNeighbours labels={labels} previous={article(previous)} next={article(next)} />);
    expect(links()).toEqual(expected);
  },
);
