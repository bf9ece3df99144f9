import { readFileSync } from "node:fs";
import { seededRandom } from "./seededRandom";
import { IS_FULL_RUN, SEED } from "./testDepth";

/** Every page of the built site, as its sitemap lists them. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
].map(([, path]) => path || "/");

/** The pages whose parts no other page has. */
const UNIQUE_ROUTES = [
  "/",
  "/about",
  "/check-an-offer",
  "/contact",
  "/faq",
  "/loan-calculator",
  "/resources",
];

/** The pages that a sweep visits: every one in the full run, else the unique ones and a sample. */
export const SWEPT_ROUTES: readonly string[] = IS_FULL_RUN
  ? ROUTES
  : [
      ...UNIQUE_ROUTES,
      ...sample(
        ROUTES.filter((route) => !UNIQUE_ROUTES.includes(route)),
        5,
      ),
    ];

/** Returns `count` of the items; the same seed gives the same ones. */
function sample(items: readonly string[], count: number): string[] {
  const random = seededRandom(SEED);
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((first, second) => first.rank - second.rank)
    .slice(0, count)
    .map(({ item }) => item);
}
