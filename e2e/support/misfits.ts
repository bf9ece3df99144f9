import type { Page } from "@playwright/test";

/** The minimum width of a heading in CSS pixels, about three characters. */
const NARROWEST = 64;

/**
 * Lists what does not fit: a page wider than the window, a heading that is collapsed or wider than its box,
 * and a link in the header or the last section that ends outside the window, where nothing scrolls.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((narrowest) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    // Skips visually hidden headings, which are one pixel wide.
    for (const heading of document.querySelectorAll<HTMLElement>("h1, h2, h3")) {
      const { clientWidth: available, scrollWidth: needed, textContent } = heading;
      if (
        heading.checkVisibility() &&
        available > 1 &&
        (needed > available + 1 || available < narrowest)
      )
        found.push(`“${textContent}” of ${needed} px in ${available} px`);
    }
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      (getComputedStyle(element).overflowX === "auto" || scrolls(element.parentElement));
    for (const link of document.querySelectorAll(
      "header :is(a, [popovertarget]), main > section:last-of-type a",
    ))
      if (
        link.checkVisibility() &&
        !scrolls(link.parentElement) &&
        link.getBoundingClientRect().right > innerWidth
      )
        found.push(`“${link.textContent}” ends outside of the window`);
    return found;
  }, NARROWEST);

/** Enlarges the text as text-only zoom does, without affecting media queries or lengths in rem. */
export const zoomText = (page: Page, factor: number) =>
  page.evaluate((by) => {
    const elements = [...document.querySelectorAll<HTMLElement | SVGElement>("body, body *")];
    for (const { style } of elements) style.fontSize = "";
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, { style }] of elements.entries())
      style.fontSize = `${(sizes[index] ?? 0) * by}px`;
  }, factor);

/** Replaces all titles and names on the page with long ones. */
export const lengthenTitles = (page: Page) =>
  page.evaluate(() => {
    const text =
      "Creditworthiness of government-employed shopkeepers in Trinidad and Tobago, reconsidered";
    for (const [selector, length] of [
      ["main :is(h1, h2, h3)", 60],
      ["figcaption > :first-child", 40],
    ] as const)
      for (const element of document.querySelectorAll(selector))
        element.textContent = text.slice(0, length).replace(/ $/, "s");
  });
