import type { Page } from "@playwright/test";

/**
 * Replaces all current and later text on the page as page translators do: two elements replace each
 * text node, which React still references. The words stay the same, so that tests can compare the
 * page with an untranslated one.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const UNTOUCHED = "font, script, style, svg, option, textarea";
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(UNTOUCHED)) return;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (!node.isConnected) continue;
          else if (node instanceof Text) wrap(node);
          else wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Adds elements around the page and its content, and removes the first or last section and the dialogs. */
export const injectNodes = (page: Page, part: "first" | "last") =>
  page.evaluate((which) => {
    const main = document.querySelector("main");
    for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
    main?.[`${which}ElementChild`]?.remove();
    for (const parent of [main, document.body])
      for (const place of ["prepend", "append"] as const)
        parent?.[place](document.createElement("aside"));
  }, part);

export const renderedText = (page: Page) =>
  page.evaluate(() =>
    (document.getElementById("___gatsby")?.textContent ?? "").replace(/\s+/g, " ").trim(),
  );

/** Finds amounts and percentages that translators may change. Each is alone in its text node. */
export const unprotectedFigures = (page: Page) =>
  page.evaluate(() => {
    const FIGURE = /^[^\p{L}:]*(?:[A-Z][A-Za-z]{0,2})?\p{Sc}[\d,.]+$|^[\d.,]+\s?%$/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? "";
      if (FIGURE.test(text) && !parentElement?.closest("[translate=no], script, svg, #loadError"))
        found.push(`${parentElement?.parentElement?.outerHTML.slice(0, 120)}: ${text}`);
    }
    return found;
  });
