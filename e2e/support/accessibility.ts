import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Checks a page, or the part with this selector, against axe's rules for WCAG 2.2 AA and best practices. Use
 * reduced motion, so that no animation is in progress.
 * @param disabled the names of rules to skip
 * @returns a line for each violation
 */
export async function axeViolations(
  page: Page,
  part?: string,
  disabled: readonly string[] = [],
): Promise<string[]> {
  // The page's Content-Security-Policy does not apply to scripts that the test evaluates.
  await page.evaluate(`window.axe === undefined && (() => { ${AXE} })()`);
  return page.evaluate(
    async ({ tags, context, rules }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(context ?? document, {
        runOnly: tags,
        rules,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any, all, none }) =>
            `${id} (${help}) at ${target.join(" ")}: ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`,
        ),
      );
    },
    {
      tags: TAGS,
      context: part,
      rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    },
  );
}

const MOST_STOPS = 250;

/**
 * Moves the focus forward through the page with Tab, and then back with Shift+Tab, because scrolling up can
 * leave an element under the sticky header. Requires reduced motion, which turns off smooth scrolling.
 * @returns a line for every element that was not visible while it had the focus
 */
export async function hiddenTabStops(page: Page): Promise<string[]> {
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
    if (!stop) return stops > 0 ? found : [`${key} focuses nothing`];
    if (stop.hidden) found.push(`${stop.name}, by ${key}: ${stop.hidden}`);
  }
  return [...found, `the focus does not leave the page within ${MOST_STOPS} stops`];
}

/** Runs in the page: describes the focused element in the next frame, when the page has scrolled to it. */
async function describeFocus() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focus = document.activeElement;
  if (!focus || focus === document.body || focus === document.documentElement) return undefined;
  const name = `<${focus.tagName.toLowerCase()}> "${(focus.ariaLabel ?? focus.textContent ?? "").trim().slice(0, 40)}"`;
  const box = (focus.getClientRects()[0] ?? focus.getBoundingClientRect()) as DOMRect;
  const header = document.querySelector("body header");
  const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  const onTop = document.elementFromPoint(...middle);
  const label = focus.closest("label");
  const isFocus = (element: Element | null) =>
    !!element && (focus.contains(element) || element.contains(focus) || !!label?.contains(element));

  let hidden: string | undefined;
  if (box.width === 0 || box.height === 0) hidden = "has no size";
  else if (box.bottom <= 0 || box.top >= innerHeight) hidden = "is outside the window";
  else if (header && !header.contains(focus) && !focus.closest(":popover-open")) {
    const covered = header.getBoundingClientRect().bottom - box.top;
    const isFixed = getComputedStyle(focus).position === "fixed";
    if (covered > 1 && !isFixed) hidden = `is covered by the header, by ${Math.round(covered)} px`;
  }
  if (!hidden && middle[1] > 0 && middle[1] < innerHeight && !isFocus(onTop))
    hidden = `is covered by <${onTop?.tagName.toLowerCase()} class="${onTop?.className}">`;
  return { name, hidden };
}
