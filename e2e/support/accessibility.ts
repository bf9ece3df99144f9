import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Checks a page, or the part with this selector, against axe's rules for WCAG 2.2 AA and best practices. Use
 * reduced motion, so that no animation is in progress.
 * @param disabled the name of a rule to skip
 * @returns a line for each violation
 */
export async function axeViolations(page: Page, part = "html", disabled = ""): Promise<string[]> {
  // The page's Content-Security-Policy does not apply to scripts that the test evaluates.
  await page.evaluate(`window.axe === undefined && (() => { ${AXE} })()`);
  const { violations } = await page.evaluate(
    ([context, runOnly, rule]) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(context, {
        runOnly: [...runOnly],
        rules: rule ? { [rule]: { enabled: false } } : {},
        resultTypes: ["violations"],
      }),
    [part, TAGS, disabled] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`,
    ),
  );
}

const MOST_STOPS = 250;

/**
 * Moves the focus forward through the page with Tab, and then back with Shift+Tab, because scrolling up can
 * leave an element under the sticky header. Requires reduced motion, which turns off smooth scrolling.
 * @returns a line for every element that was not visible or had no outline while it had the focus, and for
 * every control that never had it
 */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  return [
    ...(await walk(page, "Tab")),
    ...(await walk(page, "Shift+Tab")),
    ...(await page.evaluate(unreachedControls)),
  ];
}

/** Runs in the page after the walk. Arrow keys move between tabs and radio buttons. */
function unreachedControls() {
  const controls = document.querySelectorAll<HTMLElement>(
    ":is(a[href], button, input, select, summary, textarea):not([data-reached], :disabled, [inert] *, [role=tab], [type=radio])",
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => `${control.outerHTML.slice(0, 80)} is not reached by Tab`);
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
  focus.setAttribute("data-reached", "");
  const { x, y, width, height } = focus.getClientRects()[0] ?? new DOMRect();
  const label = focus.closest("label");
  // The sticky header may cover only the upper edge. Of a tall field, only one of the points may be in view.
  const onTop = [2, height / 2]
    .map((below) => document.elementFromPoint(x + width / 2, y + below))
    .filter((top) => top !== null);
  const name = `<${focus.localName}> "${(focus.ariaLabel ?? focus.textContent ?? "").trim().slice(0, 40)}"`;
  if (width * height === 0) return { name, hidden: "has no size" };
  if (onTop.length === 0) return { name, hidden: "is outside the window" };
  const cover = onTop.find(
    (top) => !(focus.contains(top) || top.contains(focus) || label?.contains(top)),
  );
  // The outline may be around the field or the row of an input.
  let outlined: Element | null = focus;
  for (let level = 0; outlined && getComputedStyle(outlined).outlineStyle === "none"; level += 1)
    outlined = level < 3 ? outlined.parentElement : null;
  if (!outlined) return { name, hidden: "has no outline" };
  return { name, hidden: cover && `is covered by <${cover.localName} class="${cover.className}">` };
}
