import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { ROUTES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import {
  consoleErrors,
  followLink,
  hydrated,
  isMarkedDocument,
  loadErrorAlert,
  openTab,
} from "./support/page";
import { injectNodes, renderedText, translate, unprotectedFigures } from "./support/translator";

/** Whether a page has fields. Such pages are tested first, because their text changes most. */
const hasFields = (route: string) =>
  /<(input|select|textarea)/.test(
    readFileSync(`public${route.replace(/\/$/, "/index")}.html`, "utf8"),
  );

const SWEPT = sample(
  ROUTES.toSorted((one, other) => Number(hasFields(other)) - Number(hasFields(one))),
);

/** The values to enter in each field, one after another. */
const TEXTS = ["", "x", "7,350.55", "12"];

const TEXT_FIELD = "textarea, input:not([type=radio], [type=checkbox], [type=range])";
/** The controls that do not leave the page. */
const CONTROLS = "main :is(input, textarea, select, [role=tab], summary, button)";

const usesOfControls = (page: Page) =>
  page.locator(CONTROLS).evaluateAll(
    (controls, { field, texts }) =>
      controls.map((control) => {
        if (control instanceof HTMLSelectElement) return control.options.length;
        return control.matches(field) ? texts.length : 1;
      }),
    { field: TEXT_FIELD, texts: TEXTS },
  );

/** Uses a control, even if it is out of view. Does nothing if using another control has removed it. */
const use = (page: Page, control: number, time: number) =>
  page.locator(CONTROLS).evaluateAll(
    (controls: (HTMLInputElement | HTMLSelectElement)[], { control, time, field, texts }) => {
      const element = controls[control];
      const text =
        element instanceof HTMLSelectElement
          ? element.options[time]?.value
          : element?.type === "range" || element?.type === "date"
            ? element.max
            : element?.matches(field) && texts[time];
      if (typeof text !== "string") return element?.click();
      // Uses the prototype's setter, because React would not notice a value set with the element's own.
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
      set?.call(element, text);
      for (const type of ["input", "change"])
        element?.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { control, time, field: TEXT_FIELD, texts: TEXTS },
  );

async function open(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {};
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await openTab(page, route);
  await expect(page.locator("main [data-prerendered]")).toHaveCount(0);
}

for (const route of SWEPT)
  test(`after translation, ${route} shows the same text as when untranslated while its controls are used, and links work even if an extension has changed it`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const plain = await browser.newPage();
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
    await plain.close();
    const next = ROUTES.find((other) => other !== route && other !== "/") ?? "/";
    for (const part of ["first", "last"] as const) {
      await injectNodes(page, part);
      await followLink(page, next);
      await expect(page).toHaveURL(next);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      // The calculators and the FAQ write their state into the rest of the URL.
      await expect(page).toHaveURL(({ pathname }) => pathname === route);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expect(loadErrorAlert(page)).toBeHidden();
    // Back to a calculator's URL with a loan is a page load.
    if (!new URL(page.url()).search) expect(await isMarkedDocument(page)).toBe(true);
    expect(await consoleErrors(page)).toEqual([]);
  });
