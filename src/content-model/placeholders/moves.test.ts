import { followMoves, followMovesIn, readMoves } from "./moves";

const moves = readMoves({
  redirects: [
    { from: "/old", to: "/older" },
    { from: "/older", to: "/new" },
    { from: "/gone", to: "/new?from=gone#why" },
    { from: "/round", to: "/about" },
    { from: "/about", to: "/round" },
    { from: 7 },
  ],
});

test.each([
  ["/old", "/new"],
  ["/old?amount=5#loan", "/new?amount=5#loan"],
  ["/gone", "/new?from=gone#why"],
  ["/gone#how", "/new?from=gone#how"],
  ["/other#old", "/other#old"],
  ["https://example.com/old", "https://example.com/old"],
  ["/round#top", "/round#top"],
])("the link %s leads to %s when pages have moved", (link, target) => {
  expect(followMoves(link, moves)).toBe(target);
});

test("links in Markdown lead to the new pages, and nothing else changes", () => {
  expect(
    followMovesIn("See [one](/old#a), **/old** and [two](https://x.example/old).", moves),
  ).toBe("See [one](/new#a), **/old** and [two](https://x.example/old).");
});
