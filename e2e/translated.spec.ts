import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { htmlOf } from "./support/network";
import { followLink, loadErrorNotice, openTab, withoutDialogs } from "./support/page";
import { expect, test } from "./support/test";
import { renderedText, translate, unprotectedFigures } from "./support/translator";

/** Pages with fields, whose texts change most. */
const hasFields = (route: string) => /<(input|select|textarea)/.test(htmlOf(route));

const SWEPT = [
  ...sample(ROUTES.filter(hasFields), 3, "translated fields"),
  ...sample(
    ROUTES.filter((route) => !hasFields(route)),
    2,
    "translated pages",
  ),
];

/** What is typed into each field, one after the other. */
const TEXTS = ["", "x", "7,350.55", "12"];

/** A page's own controls that lead nowhere else. */
const CONTROLS = [
  "input:not([type=radio], [type=checkbox], [type=range])",
  "textarea",
  "select",
  "[type=radio]",
  "[type=checkbox]",
  "[type=range]",
  "[role=tab]",
  "summary",
  "button",
]
  .map((control) => `main ${control}`)
  .join();

/** One use of a control: the position of the control among all, and how often it has been used. */
interface Use {
  control: number;
  time: number;
}

/** Returns every use of every control that the page has now. */
async function everyUse(page: Page): Promise<Use[]> {
  const times = await page.evaluate(
    ({ controls, texts }) =>
      [...document.querySelectorAll(controls)].map((control) => {
        if (control instanceof HTMLSelectElement) return control.options.length;
        return control.matches("textarea, input:not([type])") ||
          (control instanceof HTMLInputElement && control.selectionStart !== null) ||
          control.matches("[type=email]")
          ? texts
          : 1;
      }),
    { controls: CONTROLS, texts: TEXTS.length },
  );
  return times.flatMap((count, control) =>
    Array.from({ length: count }, (_, time) => ({ control, time })),
  );
}

/** Uses a control as the visitor would, whether or not it is in view. */
const use = (page: Page, { control, time }: Use) =>
  page.evaluate(
    ({ controls, control, time, texts }) => {
      const element = document.querySelectorAll<HTMLElement>(controls)[control];
      const enter = (field: HTMLElement, value: string) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
          field,
          value,
        );
        for (const type of ["input", "change"])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      if (element instanceof HTMLSelectElement) enter(element, element.options[time]?.value ?? "");
      else if (element instanceof HTMLTextAreaElement) enter(element, texts[time] ?? "");
      else if (!(element instanceof HTMLInputElement)) element?.click();
      else if (element.type === "range") enter(element, element.max);
      else if (["radio", "checkbox"].includes(element.type)) element.click();
      else enter(element, texts[time] ?? "");
    },
    { controls: CONTROLS, control, time, texts: TEXTS },
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
    for (const each of [...(await everyUse(page)), ...(await everyUse(page)).reverse()]) {
      await use(page, each);
      await use(plain, each);
      await same(`control ${each.control}, use ${each.time}`);
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
