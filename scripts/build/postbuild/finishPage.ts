import { type HTMLElement, parse } from "node-html-parser";
import type { ContentPolicy } from "./contentPolicy";
import type { PageFiles } from "./pageFiles";
import { picturePreloads } from "./picturePreloads";
import type { Loader } from "./writeLoader";

interface Parts {
  loader: Loader;
  policy: ContentPolicy;
  /** Returns the `integrity` of a script, given its URL. */
  integrityOf(address: string): string;
  filesOf(pagePath: string): PageFiles;
  /** The HTML of the notice for pages that fail to load. */
  loadErrorNotice: string;
}

/** Gatsby's elements that have a style attribute. The global styles replace it. */
const GATSBY_STYLED = "#gatsby-focus-wrapper, #gatsby-announcer";

/** Matches React's output for a section that it could not prerender. */
const UNFINISHED = "template, [hidden][id^='S:']";

/**
 * Converts Gatsby's HTML to the page that is served. The page's only script is the loader, whose attributes
 * list the page's files. Its Content-Security-Policy allows only its own inline styles.
 * @throws Error when Gatsby's HTML has an unexpected structure, a style attribute, or a section that was not
 * prerendered
 */
export function finishPage(html: string, parts: Parts): string {
  const document = parse(html, { comment: true });
  const { pagePath, version } = removeScripts(document);
  for (const element of document.querySelectorAll(GATSBY_STYLED)) element.removeAttribute("style");
  const unfinished = document.querySelector(UNFINISHED);
  if (unfinished)
    throw new Error(`${pagePath}: a section was not prerendered, found ${openingTag(unfinished)}`);
  const styled = document.querySelector("[style]");
  if (styled)
    throw new Error(
      `${pagePath}: the policy allows no style attributes, found ${openingTag(styled)}`,
    );

  const head = required(document, "head");
  const styles = document.querySelectorAll("style").map(({ innerHTML }) => innerHTML);
  required(head, "meta[charset]").insertAdjacentHTML(
    "afterend",
    `<meta http-equiv="Content-Security-Policy" content="${parts.policy.meta(styles)}"/>`,
  );
  required(head, "meta[name=viewport]").insertAdjacentHTML("afterend", picturePreloads(document));
  head.insertAdjacentHTML("beforeend", loaderTag(pagePath, version, parts));
  required(document, "#___gatsby").insertAdjacentHTML("afterend", parts.loadErrorNotice);
  return document.toString();
}

/** Removes all scripts except structured data. Returns the globals that Gatsby's inline scripts set. */
function removeScripts(document: HTMLElement): { pagePath: string; version: string } {
  let inline = "";
  for (const script of document.querySelectorAll("script")) {
    if (script.getAttribute("type") === "application/ld+json") continue;
    inline += script.innerHTML;
    script.remove();
  }
  const ofScripts = "slice-start, slice-end, link[rel=preload][as=script]";
  for (const element of document.querySelectorAll(ofScripts)) element.remove();
  const pagePath = /window\.pagePath="([^"]*)"/.exec(inline)?.[1];
  const version = /window\.___webpackCompilationHash="([^"]*)"/.exec(inline)?.[1];
  if (pagePath === undefined || version === undefined)
    throw new Error("Gatsby's page has no scripts of the known form; see scripts/build/postbuild.");
  return { pagePath, version };
}

function loaderTag(pagePath: string, version: string, { loader, filesOf, integrityOf }: Parts) {
  const { scripts, vital, data } = filesOf(pagePath);
  const files = [
    ...data,
    ...scripts.map((file) => `${file}|${integrityOf(file)}${vital.includes(file) ? "|vital" : ""}`),
  ];
  return `<script defer src="${loader.address}" integrity="${loader.integrity}" data-page-path="${pagePath}" data-___webpack-compilation-hash="${version}" data-files="${files.join(" ")}"></script>`;
}

function required(within: HTMLElement, selector: string): HTMLElement {
  const element = within.querySelector(selector);
  if (!element) throw new Error(`Gatsby's page has no ${selector}; see scripts/build/postbuild.`);
  return element;
}

const openingTag = (element: HTMLElement) => /^<[^>]*>/.exec(element.outerHTML)?.[0];
