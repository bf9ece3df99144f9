import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Redirects {
  redirects: { from: string; to: string }[];
}

/** The `_redirects` file, in the form that Cloudflare Pages and Netlify both read. */
export function redirectsFile(): string {
  const { redirects } = parse(readFileSync("content/redirects.yaml", "utf8")) as Redirects;
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
