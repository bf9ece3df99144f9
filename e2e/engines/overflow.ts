import type { Tab } from "./tab";

/** The elements that stick out of the page when it scrolls sideways. */
export const overflow = (tab: Tab) =>
  tab.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map(
        (element) =>
          `${element.outerHTML.slice(0, 100)} ends at ${element.getBoundingClientRect().right}`,
      )
      .slice(0, 3);
  });
