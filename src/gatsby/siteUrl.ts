import { readFileSync } from "node:fs";

/** Matches the line with the URL, which may be plain or quoted and may be followed by a comment. */
const LINE = /^url: *(?:"([^"]+)"|'([^']+)'|([^\s'"#]\S*)) *(?: #.*)?\r?$/m;

/**
 * Returns the site's URL from `content/site.yaml`, without a trailing slash. Does not use a YAML parser,
 * because deployments call this without installing packages.
 */
export function siteUrl(text = readFileSync("content/site.yaml", "utf8")): string {
  const url = LINE.exec(text)?.slice(1).find(Boolean);
  if (!url) throw new Error("content/site.yaml has no line such as url: https://lender.example");
  return new URL(url).origin;
}
