import type { Page } from "@playwright/test";
import { formatCount } from "../src/lib/format";
import {
  amountField,
  figure,
  labels,
  money,
  openAnswer,
  openCalculator,
  payment,
  RESOURCES,
  STANDALONE,
  slider,
} from "./support/calculator";
import { expect, test } from "./support/test";

const { minimum, maximum, step } = STANDALONE.plan.amountRange;

/** Types another amount as people do, and leaves the field by a key. */
async function typeAmount(page: Page, text: string): Promise<void> {
  await amountField(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

/** Returns what the focused amount field contains after each undo. */
async function textsOfUndo(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press("ControlOrMeta+Z");
    texts.push(await amountField(page).inputValue());
  }
  return texts;
}

test("undo brings back the former amount when another one was typed and its field left", async ({
  page,
}) => {
  await openCalculator(page);
  const before = await amountField(page).inputValue();
  const typed = String(maximum - step);
  await typeAmount(page, typed);
  const atRest = page.locator("[data-card] b").getByText(formatCount(maximum - step));
  await expect(atRest).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(atRest).toBeHidden();
  await expect(amountField(page)).toHaveValue(typed);
  const texts = await textsOfUndo(page);
  expect(texts.at(-1)).toBe(before);
  // Each is a part of what was typed, or the amount before it.
  for (const text of texts) expect([before, ...prefixes(typed)]).toContain(text);
});

const prefixes = (text: string) =>
  Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end));

test("undo leaves the slider's amount as it is when another one was typed before", async ({
  page,
}) => {
  await openCalculator(page);
  await typeAmount(page, String(minimum));
  await page.keyboard.press("ArrowRight");
  const amount = formatCount(minimum + step);
  await expect(amountField(page)).toHaveValue(amount);
  await page.keyboard.press("Shift+Tab");
  await expect(amountField(page)).toBeFocused();
  expect(new Set(await textsOfUndo(page))).toEqual(new Set([amount]));
});

test("two pasted cells are no amount", async ({ page }) => {
  await openCalculator(page);
  await openAnswer(page, labels.pay.title);
  const field = page.getByRole("textbox", { name: labels.pay.takeHome });
  for (const cells of ["150\t200", "150\n200", "150\r\n200\r\n"]) {
    await field.fill("");
    await field.focus();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text", text);
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      // A script's event pastes nothing by itself.
      if (document.activeElement?.dispatchEvent(new ClipboardEvent("paste", event)))
        document.execCommand("insertText", false, text);
    }, cells);
    await expect(field).toHaveAccessibleDescription(
      RegExp(labels.problems.amount.severalValues.split("{")[0] ?? ""),
    );
  }
});

test("a slider's keys move a typed amount to the next step, and back into the range", async ({
  page,
}) => {
  await openCalculator(page);
  const rail = slider(page, labels.form.amountSlider);
  const between = minimum + step / 2;
  for (const [typed, key, amount] of [
    [between, "ArrowRight", minimum + step],
    [between, "ArrowLeft", minimum],
    [maximum + 10 * step, "ArrowLeft", maximum],
    [maximum + 10 * step, "End", maximum],
    [maximum + 10 * step, "ArrowRight", maximum + 10 * step],
  ] as const) {
    await amountField(page).fill(String(typed));
    await expect(rail).toHaveValue(String(Math.min(typed, maximum)));
    await expect(rail).toHaveAttribute("aria-valuetext", money(typed));
    await rail.press(key);
    await expect(rail).toHaveAttribute("aria-valuetext", money(amount));
  }
});

test("a pointer moves the slider from a typed amount to a step", async ({ page }) => {
  await openCalculator(page);
  const rail = slider(page, labels.form.amountSlider);
  await amountField(page).fill(`${minimum + step / 2}.67`);
  const { x = 0, y = 0, width = 0, height = 0 } = (await rail.boundingBox()) ?? {};
  await page.mouse.move(x + width / 3, y + height / 2);
  await page.mouse.down();
  for (const share of [0.4, 0.45, 0.51]) {
    await page.mouse.move(x + share * width, y + height / 2);
    const position = Number(await rail.inputValue());
    expect((position - minimum) % step).toBe(0);
    expect(Math.abs((position - minimum) / (maximum - minimum) - share)).toBeLessThan(0.05);
  }
  await page.mouse.up();
  await amountField(page).fill(String(2 * maximum));
  await page.mouse.click(x + width - 2, y + height / 2);
  await expect(rail).toHaveAttribute("aria-valuetext", money(maximum));
});

test("a link that was damaged on its way shows its loan, or says that it cannot", async ({
  page,
}) => {
  const { route, plan, figures } = RESOURCES;
  const code = plan.currencies.at(-1) ?? "";
  const link = `${route}?amount=7500.50&term=9&currency=${code}`;
  const { payment: cost } = figures(7500.5, 9);
  for (const end of ["%23loan", ".", "%20", "?utm_source=x"]) {
    await page.goto(link + end);
    await expect(payment(page)).toContainText(cost.slice(-6));
    await expect(page.getByRole("combobox")).toHaveValue(code);
  }
  await page.goto(link.slice(0, -1));
  await expect(page.getByText(labels.form.damagedLink, { exact: true }).first()).toBeVisible();
  await expect(figure(page, labels.results.payment)).not.toContainText(cost.slice(-6));
});
