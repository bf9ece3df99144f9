import { parse } from "node-html-parser";
import { picturePreloads } from "./picturePreloads";

const source = (type: string, srcSet: string, media = "") =>
  `<source ${media && `media="${media}" `}type="image/${type}" srcSet="${srcSet}" sizes="50vw"/>`;
const page = (sources: string, priority = ' fetchPriority="high"') =>
  `<body><picture>${source("avif", "/other.avif 1w")}<img src="/other.webp"/></picture><picture>${sources}<img src="/a.webp"${priority}/></picture></body>`;
const preload = (set: string, media = "") =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" imagesizes="50vw"${media && ` media="${media}"`} fetchpriority="high"/>`;

it.each([
  [
    "a high-priority picture's first format",
    page(source("avif", "/a.avif 1w")),
    preload("/a.avif 1w"),
  ],
  [
    "one picture for phones and paper and one for other screens",
    page(
      source("avif", "/p.avif 1w", "print, (max-width: 767.98px)") + source("avif", "/a.avif 1w"),
    ),
    preload("/p.avif 1w", "print, (max-width: 767.98px)") +
      preload("/a.avif 1w", "screen and (not (max-width: 767.98px))"),
  ],
  [
    "each of two high-priority pictures",
    page(source("avif", "/a.avif 1w")) + page(source("avif", "/b.avif 1w")),
    preload("/a.avif 1w") + preload("/b.avif 1w"),
  ],
  [
    "a drawing, which has only one file",
    page("").replace("/a.webp", "/a.svg"),
    '<link rel="preload" as="image" href="/a.svg" fetchpriority="high"/>',
  ],
  ["nothing when no picture is marked", page(source("avif", "/a.avif 1w"), ""), ""],
])("preloads %s", (_, html, expected) => {
  expect(picturePreloads(parse(html))).toBe(expected);
});

it("throws an error for a media query of a kind that it cannot negate", () => {
  const html = page(source("avif", "/p.avif 1w", "tv and (color)") + source("avif", "/a.avif 1w"));
  expect(() => picturePreloads(parse(html))).toThrow('"tv and (color)"');
});
