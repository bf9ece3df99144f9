import { readFileSync } from "node:fs";

/** A line with the URL in any form that YAML allows on a line: plain or quoted, with or without a comment. */
const LINE = /^url: *(?:"([^"]+)"|'([^']+)'|([^\s'"#]\S*)) *(?: #.*)?\r?$/m;

/**
 * Returns the site's URL from `content/site.yaml`, without a trailing slash. It does not use a YAML
 * parser, because deployments run it without installing packages.
 */
export function siteUrl(text = readFileSync("content/site.yaml", "utf8")): string {
  const url = LINE.exec(text)?.slice(1).find(Boolean);
  if (!url) throw new Error("content/site.yaml has no line such as url: https://lender.example");
  return new URL(url).origin;
}
