import type { Page } from "@playwright/test";

interface Shift {
  /**
   * The share of the window that moved, multiplied by the distance. The page's CLS is made up of
   * these values.
   */
  value: number;
  /** Whether the shift followed the visitor's input. CLS excludes such shifts. */
  followsInput: boolean;
  moves: string[];
}

/** Records every layout shift on pages loaded after this call. Only Chromium reports layout shifts. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          followsInput: hadRecentInput,
          moves: sources.map(
            ({ node, previousRect, currentRect }) =>
              `“${node?.textContent?.trim().slice(0, 40)}”: ${JSON.stringify([previousRect, currentRect])}`,
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Adds up the shifts recorded so far.
 * @param afterInput whether to include shifts that followed the visitor's input
 */
export async function shiftsSoFar(
  page: Page,
  afterInput = false,
): Promise<{ sum: number; details: string }> {
  const all = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  const shifts = all.filter(({ followsInput }) => afterInput || !followsInput);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    details: shifts.map(({ value, moves }) => [value.toFixed(4), ...moves].join("\n  ")).join("\n"),
  };
}

export const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
