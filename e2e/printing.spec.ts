import { expect, type Page, test } from "@playwright/test";
import { ROUTES_OF_TEMPLATES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import { figure, money, STANDALONE } from "./support/calculator";
import { calculator, offers, textPage } from "./support/content";
import { offerCell, openOffers, typeOffer } from "./support/offer";
import { button, openTab } from "./support/page";

/** The printable width of A4 and Letter, in CSS pixels. */
const SHEET_WIDTH = 718;

/** Printable heights near those of A4 and Letter, so that different lines are at a sheet's edge. */
const SHEET_HEIGHTS = Array.from({ length: 15 }, (_, index) => 800 + 20 * index);

const PARTS =
  "button, [data-variant], li, tbody > tr, dl > div, label, div:has(> label[for]), article div:has(> table), footer";

/**
 * Lists elements that are cut by the edge of a sheet: buttons, fields, lines in lists and tables, and framed
 * boxes, unless they are taller than half a sheet. CSS columns simulate the sheets, because they break in the
 * same way and scripts can measure them.
 */
const cutParts = (page: Page, height: number): Promise<string[]> =>
  page.evaluate(
    ([sheetWidth, sheetHeight, parts]) => {
      document.body.style.cssText = `columns: ${sheetWidth}px; column-fill: auto; width: ${sheetWidth}px; height: ${sheetHeight}px`;
      const isFramed = ({ borderTopWidth, borderLeftWidth }: CSSStyleDeclaration) =>
        Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0;
      return [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => {
          const style = getComputedStyle(element);
          const rects = [...element.getClientRects()];
          const total = rects.reduce((sum, rect) => sum + rect.height, 0);
          const belongsTogether = element.matches(parts) || isFramed(style);
          return (
            style.display !== "inline" &&
            belongsTogether &&
            rects.length > 1 &&
            total <= sheetHeight / 2
          );
        })
        .map(({ localName, textContent }) => `<${localName}> ${textContent?.slice(0, 60)}`);
    },
    [SHEET_WIDTH, height, PARTS] as const,
  );

/** Lists the grids on a page as wide as a sheet, with their numbers of columns in a window of this width. */
async function gridColumns(page: Page, windowWidth: number) {
  await page.setViewportSize({ width: windowWidth, height: 800 });
  return page.locator("main *").evaluateAll((elements, sheetWidth) => {
    document.body.style.width = `${sheetWidth}px`;
    return elements
      .map((element) => [element, getComputedStyle(element)] as const)
      .filter(([, { display }]) => display === "grid")
      .map(([{ localName, textContent }, { gridTemplateColumns }]) => ({
        name: `<${localName}> ${textContent?.slice(0, 60)}`,
        columns: gridTemplateColumns.split(" ").length,
      }));
  }, SHEET_WIDTH);
}

for (const route of ROUTES_OF_TEMPLATES)
  test(`${route} is printed in as many columns as fit on a sheet, without cutting a button, line or box at its edge`, async ({
    page,
  }) => {
    await openTab(page, route);
    await page.emulateMedia({ media: "print" });
    // Compares both widths, because Safari evaluates media queries against the window, even to print on a
    // narrower sheet.
    const [fromWindow, onSheet] = [
      await gridColumns(page, 1440),
      await gridColumns(page, SHEET_WIDTH),
    ];
    expect
      .soft(fromWindow.filter(({ columns }, grid) => columns > (onSheet[grid]?.columns ?? 0)))
      .toEqual([]);
    for (const height of sample(SHEET_HEIGHTS, 4))
      expect.soft(await cutParts(page, height), `on sheets of ${height} px`).toEqual([]);
  });

test("the button of a text page prints it, and is not on paper", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-print-called", "");
  });
  await openTab(page, textPage.path);
  const print = button(page, "Print or save as PDF");
  await print.click();
  await expect(page.locator("body")).toHaveAttribute("data-print-called");
  await page.emulateMedia({ media: "print" });
  await expect(print).toBeHidden();
});

const MARGIN = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };

/** Prints on sheets of the given format, as the browser's print dialog does, and returns their number. */
async function sheetsOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format, margin: MARGIN });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const format of ["A4", "Letter"] as const) {
  test(`the calculator prints a loan of half a year with both annual rates on one ${format} sheet`, async ({
    page,
  }) => {
    const { amount, termMonths } = STANDALONE.plan.defaults;
    await openTab(page, `${calculator.path}?amount=${amount}&term=${Math.min(termMonths, 6)}`);
    expect(await sheetsOf(page, format)).toBe(1);
    await page.emulateMedia({ media: "print" });
    for (const rate of ["Nominal annual rate", "Effective annual rate"])
      await expect(figure(page, rate)).toBeVisible();
  });

  test(`the offer page prints the offer beside our loan on one ${format} sheet`, async ({
    page,
  }) => {
    // Opens no print dialog, so that the page stays in the state that Chromium would print after the click.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    if (!offers) return test.skip();
    await openOffers(page);
    await typeOffer(page, { amount: "12,000", instalment: "1,200", count: "12" });
    await button(page, offers.results.print).click();
    expect(await sheetsOf(page, format)).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(offerCell(page, offers.results.repaid)).toHaveText(money(14_400));
    await expect(page.getByRole("columnheader", { name: offers.results.own })).toBeVisible();
  });
}
