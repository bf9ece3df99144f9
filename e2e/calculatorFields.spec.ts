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
