import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { LoadErrorNotice } from "../../src/layout/LoadError/LoadErrorNotice";

/** The HTML of the notice that a page did not load in full, with the messages of the content. */
export function loadErrorNotice(): string {
  const { loading } = parse(readFileSync("content/site.yaml", "utf8"));
  return renderToStaticMarkup(<LoadErrorNotice messages={loading} />);
}
