import type { Page } from "@playwright/test";

/** Words that need more than this share of the window's width may break anywhere. */
const BREAKABLE = 0.6;

/**
 * Lists text that is cut off or badly broken: a value wider than its field, text outside its
 * button, cell or clipping box, and a word that breaks although it would fit on one line.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((breakable) => {
    const found = new Set<string>();
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("The browser has no canvas.");
    const pixels = (length: string) => Number.parseFloat(length) || 0;

    /** Whether text should be visible. Visually hidden text and closed disclosures are clipped on purpose. */
    const isRead = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      !element.closest("[aria-hidden=true], [inert]") &&
      !ancestors(element).some((each) => getComputedStyle(each).clipPath === "inset(50%)");

    function ancestors(element: Element): Element[] {
      const { parentElement } = element;
      return parentElement ? [element, ...ancestors(parentElement)] : [element];
    }

    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input:is([type=text], [type=email], [type=tel], [type=search], :not([type])), select",
    )) {
      if (!isRead(field)) continue;
      const style = getComputedStyle(field);
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? "")
          : // Numbers must fit, but a visitor's own text may be longer than any field.
            (["numeric", "decimal"].includes(field.inputMode) && field.value) || field.placeholder;
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      canvas.letterSpacing = style.letterSpacing.replace("normal", "0px");
      // Replaces digits with zeros, which are as wide as tabular figures, because a canvas cannot measure those.
      const needed = canvas.measureText(text.replace(/\d/g, "0")).width;
      const available = field.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight);
      if (needed > available + 1)
        found.add(`the field “${text}”: ${Math.ceil(needed)} px in ${Math.floor(available)} px`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent ?? "";
      if (!parent || text.trim() === "" || parent.closest("select, script, style, noscript, svg"))
        continue;
      if (!isRead(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const name = `“${text.trim().slice(0, 40)}”`;

      for (const each of ancestors(parent)) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if ([overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow))) break;
        const clips = [overflowX, overflowY].some((overflow) =>
          ["hidden", "clip"].includes(overflow),
        );
        const isBox = each.matches("button, td, th, h1, h2, h3, [data-state], [data-variant]");
        if (!clips && !isBox) continue;
        const outer = each.getBoundingClientRect();
        const beyond = Math.max(outer.left - box.left, box.right - outer.right);
        const below = clips ? Math.max(outer.top - box.top, box.bottom - outer.bottom) : 0;
        // Italics and accents may overflow a line's box by a few pixels.
        if (beyond > 2 || below > 8)
          found.add(
            `${name}: ${Math.ceil(Math.max(beyond, below))} px outside of its ${each.localName}`,
          );
      }

      for (const { 0: word, index } of text.matchAll(/[^\s/-]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // A word before a line break also has an empty box on the next line.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        const needed = boxes.reduce((sum, { width }) => sum + width, 0);
        if (lines > 1 && needed < breakable * innerWidth)
          found.add(`${name}: “${word}” breaks into ${lines} lines`);
      }
    }
    return [...found];
  }, BREAKABLE);
