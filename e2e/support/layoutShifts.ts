import type { Page } from "@playwright/test";

interface Shift {
  /** The share of the window that moved, times how far; the parts of a page's CLS. */
  value: number;
  /** What moved, and how. */
  moved: string[];
}

/** Collects every layout shift of the pages loaded from now on that no act of the visitor caused. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return "something that is gone";
      const place = element.closest("section, header, footer, article")?.className ?? "";
      return `<${element.tagName.toLowerCase()}> “${element.textContent?.trim().slice(0, 40)}” in .${place}`;
    };
    const at = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)}: ${at(previousRect)} → ${at(currentRect)}`,
            ),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the shifts so far, and what moved. */
export async function shiftsSoFar(page: Page): Promise<{ sum: number; told: string }> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    told: shifts.map(({ value, moved }) => [value.toFixed(4), ...moved].join("\n  ")).join("\n"),
  };
}
