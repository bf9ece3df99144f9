import { readFileSync } from "node:fs";
import { sample } from "./testDepth";

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
export const SWEPT_ROUTES: readonly string[] = [
  ...UNIQUE_ROUTES,
  ...sample(
    ROUTES.filter((route) => !UNIQUE_ROUTES.includes(route)),
    4,
    "routes",
  ),
];
