import { readFileSync } from "node:fs";

/** Every page of the built site, as its sitemap lists them. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
].map(([, path]) => path || "/");

/** The routes that the specification lists. */
export const SPECIFIED_ROUTES = [
  "/",
  "/corporate-profile",
  "/why-kwedi",
  "/apply",
  "/get-colour-app",
  "/how-to-apply",
  "/video-tutorial",
  "/salary-loans",
  "/business-loans",
  "/government-employee-loans",
  "/resources",
  "/newsletters",
  "/notices",
  "/contact",
  "/faq",
  "/loan-calculator",
  "/employer-registration",
  "/privacy-policy",
  "/terms-of-service",
  "/team",
  "/ceo",
  "/chairman",
  "/about",
];
