import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { htmlOf } from "./support/network";
import { followLink, loadErrorNotice, openTab, withoutDialogs } from "./support/page";
import { expect, test } from "./support/test";
import { renderedText, translate, unprotectedFigures } from "./support/translator";

/** Pages with fields, whose texts change most. */
const hasFields = (route: string) => /<(input|select|textarea)/.test(htmlOf(route));

const SWEPT = sample(
  ROUTES.toSorted((one, other) => Number(hasFields(other)) - Number(hasFields(one))),
);

/** What is typed into each field, one after the other. */
const TEXTS = ["", "x", "7,350.55", "12"];

const TEXT_FIELD = "textarea, input:not([type=radio], [type=checkbox], [type=range])";
/** A page's own controls that lead nowhere else. */
const CONTROLS = "main :is(input, textarea, select, [role=tab], summary, button)";

/** Returns, for each control that the page has now, how often it can be used in another way. */
const usesOfControls = (page: Page) =>
  page.locator(CONTROLS).evaluateAll(
    (controls, { field, texts }) =>
      controls.map((control) => {
        if (control instanceof HTMLSelectElement) return control.options.length;
        return control.matches(field) ? texts.length : 1;
      }),
    { field: TEXT_FIELD, texts: TEXTS },
  );

/**
 * Uses a control as the visitor would, whether or not it is in view, for the first time or a later one;
 * an earlier use may have removed it.
 */
const use = (page: Page, control: number, time: number) =>
  page.locator(CONTROLS).evaluateAll(
    (controls: (HTMLInputElement | HTMLSelectElement)[], { control, time, field, texts }) => {
      const element = controls[control];
      const text =
        element instanceof HTMLSelectElement
          ? element.options[time]?.value
          : element?.type === "range"
            ? element.max
            : element?.matches(field) && texts[time];
      if (typeof text !== "string") return element?.click();
      // React replaces the setter of the element itself.
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
      set?.call(element, text);
      for (const type of ["input", "change"])
        element?.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { control, time, field: TEXT_FIELD, texts: TEXTS },
  );

/** Opens a page; its lazy-loaded sections, too, are hydrated. */
async function open(page: Page, route: string): Promise<void> {
  await withoutDialogs(page);
  await openTab(page, route);
  await expect(page.locator("main [data-prerendered]")).toHaveCount(0);
}

for (const route of SWEPT)
  test(`${route} protects its figures and says the same as without translation whatever is typed and clicked`, async ({
    page,
    otherPage: plain,
    consoleErrors,
  }) => {
    test.setTimeout(180_000);
    await open(page, route);
    await open(plain, route);
    expect.soft(await unprotectedFigures(plain)).toEqual([]);
    await translate(page);
    const same = (state: string) =>
      expect
        .poll(async () => (await renderedText(page)) === (await renderedText(plain)), {
          message: `${route}: ${state}`,
        })
        .toBe(true);
    await same("untouched");
    const uses = (await usesOfControls(page)).flatMap((times, control) =>
      Array.from({ length: times }, (_, time) => [control, time] as const),
    );
    for (const [control, time] of [...uses, ...uses.toReversed()]) {
      await use(page, control, time);
      await use(plain, control, time);
      await same(`control ${control}, use ${time}`);
    }
    for (const event of ["offline", "online", "beforeprint"]) {
      for (const tab of [page, plain])
        await tab.evaluate((type) => window.dispatchEvent(new Event(type)), event);
      await same(event);
    }
    const next = ROUTES.find((other) => other !== route && other !== "/") ?? "/";
    await followLink(page, next);
    await expect(page).toHaveURL(next);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(loadErrorNotice(page)).toBeHidden();
    expect(consoleErrors).toEqual([]);
  });
