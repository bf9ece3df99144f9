import type { Page } from "@playwright/test";

const MOST_STOPS = 250;

interface Stop {
  /** What has the focus, in words. */
  name: string;
  /** What keeps the visitor from seeing it; undefined where nothing does. */
  hidden: string | undefined;
}

/**
 * Goes through the page by the Tab key, from its beginning until the focus leaves it, and all the
 * way back, where the header is more in the way. The page must not glide to what has the focus, as
 * with reduced motion.
 * @returns every stop that the visitor could not see while it had the focus
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  return [...(await walk(page, "Tab")), ...(await walk(page, "Shift+Tab"))];
}

async function walk(page: Page, key: string): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    if (!stop) return stops > 0 ? found : [`${key} gives nothing the focus`];
    if (stop.hidden) found.push(`${stop.name}, by ${key}: ${stop.hidden}`);
  }
  return [...found, `the focus does not leave the page within ${MOST_STOPS} stops`];
}

/** Runs in the page, after the focus has moved: the page has jumped to it in the next frame. */
async function describeFocus(): Promise<Stop | undefined> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focus = document.activeElement;
  if (!focus || focus === document.body || focus === document.documentElement) return undefined;
  const name = `<${focus.tagName.toLowerCase()}> "${(focus.ariaLabel ?? focus.textContent ?? "").trim().slice(0, 40)}"`;
  const box = (focus.getClientRects()[0] ?? focus.getBoundingClientRect()) as DOMRect;
  const header = document.querySelector("body header");
  const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  const onTop = document.elementFromPoint(...middle);
  const label = focus.closest("label");
  const isMine = (element: Element | null) =>
    !!element && (focus.contains(element) || element.contains(focus) || !!label?.contains(element));

  let hidden: string | undefined;
  if (box.width === 0 || box.height === 0) hidden = "has no size";
  else if (box.bottom <= 0 || box.top >= innerHeight) hidden = "is outside the window";
  else if (header && !header.contains(focus) && !focus.closest(":popover-open")) {
    const covered = header.getBoundingClientRect().bottom - box.top;
    const isFixed = getComputedStyle(focus).position === "fixed";
    if (covered > 1 && !isFixed) hidden = `lies ${Math.round(covered)} px under the header`;
  }
  if (!hidden && middle[1] > 0 && middle[1] < innerHeight && !isMine(onTop))
    hidden = `is covered by <${onTop?.tagName.toLowerCase()} class="${onTop?.className}">`;
  return { name, hidden };
}

/** Elements that take the focus in another order than they stand in the document. */
export const positiveTabIndexes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[tabindex]")]
      .filter(({ tabIndex }) => tabIndex > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
