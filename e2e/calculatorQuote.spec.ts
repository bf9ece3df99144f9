import type { Page } from "@playwright/test";
import { termsOf } from "../src/lending/ratePlan";
import { monthsText } from "../src/lending/units";
import { fillTemplate } from "../src/lib/fillTemplate";
import { formatDate } from "../src/lib/format";
import {
  amountField,
  labels,
  money,
  openAnswer,
  openCalculator,
  STANDALONE,
  termField,
} from "./support/calculator";
import { shared, site } from "./support/content";
import { withoutDialogs } from "./support/page";
import { expect, test } from "./support/test";

const TERMS = termsOf(STANDALONE.plan);

const row = (page: Page, months: number) =>
  page.getByRole("radio", { name: `${months} ${labels.form.months}`, exact: true });

test("the page is printed on one sheet: the loan, its instalments and the licence", async ({
  page,
}) => {
  await withoutDialogs(page);
  await openCalculator(page);
  await amountField(page).fill("50,000");
  await termField(page).fill("12");
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const loan = `${money(50_000)} ${STANDALONE.plan.currencies[0]}, ${monthsText(12, shared.units)}.`;
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  for (const text of [
    `${loan} ${fillTemplate(labels.quote.date, { date: formatDate(today) })}.`,
    `${site.licence.statement} ${site.licence.number}.`,
    labels.results.estimate,
  ])
    await expect(page.locator("#loan").getByText(text)).toBeVisible();
  for (const label of ["interest", "repayment", "nominalRate", "effectiveRate"] as const)
    await expect(
      page.locator("[data-card] dt").getByText(labels.results[label], { exact: true }),
    ).toBeVisible();
  await expect(page.locator("#loan tbody tr:visible")).toHaveCount(12);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.pdf({ format: "A4", pageRanges: "2" })).rejects.toThrow("Page range");
});

test("no box cuts a figure of the schedule's chart, on screens and on paper", async ({ page }) => {
  await withoutDialogs(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await openCalculator(page);
  await termField(page).fill("60");
  await openAnswer(page, labels.schedule.title);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const texts = page.locator("#loan svg text:visible");
    await expect(texts).not.toHaveCount(0);
    expect(await texts.evaluateAll(cutTexts), media).toEqual([]);
  }
});

/** Runs in the page: lists the texts that an edge of a box around them cuts. */
const cutTexts = (texts: Element[]) =>
  texts.flatMap((text) => {
    const { top, right } = text.getBoundingClientRect();
    for (let box = text.parentElement; box; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      const isCut = top < edges.top || right > edges.right;
      if (isCut && getComputedStyle(box).overflow !== "visible") return [text.textContent];
    }
    return [];
  });

test("a tap anywhere in a row chooses its term on phones and desktops", async ({ page }) => {
  for (const [width, height] of [
    [320, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openCalculator(page);
    await openAnswer(page, labels.terms.title);
    const rows = page.getByRole("table", { name: labels.terms.title }).locator("tbody tr");
    for (const [index, cell] of [
      [0, 1],
      [TERMS.length - 1, 0],
    ] as const) {
      await rows.nth(index).locator("td").nth(cell).click({ force: true });
      await expect(row(page, TERMS[index] ?? 0)).toBeChecked();
      await expect(termField(page)).toHaveValue(String(TERMS[index]));
    }
  }
});
