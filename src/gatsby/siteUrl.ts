import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { originOf } from "../content-model/fields";

/** Returns the site's URL from `content/site.yaml`, without a slash at its end. */
export function siteUrl(): string {
  const { url } = parse(readFileSync("content/site.yaml", "utf8")) as { url?: unknown };
  if (typeof url !== "string")
    throw new Error("content/site.yaml has no url. Set it to the public address.");
  return originOf(url);
}
