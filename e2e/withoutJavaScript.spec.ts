import { expect, test } from "@playwright/test";
import { ROUTES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import { markdownToHtml } from "../src/gatsby/markdownToHtml";
import { plainText } from "../src/lib/plainText";
import { money, openAnswer, payment, paymentOf, STANDALONE, texts } from "./support/calculator";
import { form } from "./support/contactForm";
import {
  app,
  apply,
  calculator,
  cannotPay,
  contact,
  faq,
  home,
  lastOf,
  leaders,
  offers,
  products,
  site,
  team,
} from "./support/content";
import { loadErrorAlert } from "./support/page";

test.use({ javaScriptEnabled: false });

/** Matches controls that need JavaScript. Menus and questions do not: the browser itself opens them. */
const INERT =
  "button:visible:not([popovertarget]), [role=tab]:visible, [role=slider]:visible, dialog:visible";

test("without JavaScript, pages are readable, and show no controls that would not work", async ({
  page,
}) => {
  for (const route of sample(ROUTES, 8)) {
    await page.goto(route);
    await expect.soft(page.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect.soft(page.getByRole("main").locator("p:visible").first(), route).toBeVisible();
    await expect.soft(loadErrorAlert(page), route).toBeHidden();
    expect.soft(await page.locator(INERT).allTextContents(), route).toEqual([]);
    await expect.soft(page.locator("main img:not([src]):visible"), route).toHaveCount(0);
  }
});

const INSTEAD = [
  [calculator.path, texts.withoutScript],
  [contact.path, form.withoutScript],
  ...(offers ? [[offers.path, offers.form.withoutScript] as const] : []),
  [cannotPay.path, cannotPay.form.withoutScript],
] as const;

for (const [path, text] of INSTEAD)
  test(`without JavaScript, ${path} explains what to do instead of filling in its fields`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.locator(INERT)).toHaveCount(0);
    if (path === contact.path)
      await expect(
        page.getByRole("main").getByRole("link", { name: site.email, exact: true }).first(),
      ).toHaveAttribute("href", `mailto:${site.email}`);
  });

test("where people apply, pages say once where the lender lends and what borrowing risks", async ({
  page,
}) => {
  const { where, caution } = site.lending;
  const priced = products.find(({ keyFigures, comingSoon }) => keyFigures?.example && !comingSoon);
  for (const one of [home, calculator, apply, app, priced]) {
    if (!one) continue;
    await page.goto(one.path);
    const main = page.getByRole("main");
    await expect.soft(main.getByText(`${where} ${caution}`), one.path).toHaveCount(1);
    await expect.soft(page.getByRole("contentinfo"), one.path).toContainText(where);
  }
});

test("without JavaScript, the calculator shows its example, the schedule and typical costs", async ({
  page,
}) => {
  const { amount, termMonths } = STANDALONE.plan.defaults;
  await page.goto(calculator.path);
  await expect(payment(page)).toHaveText(paymentOf(amount, termMonths));
  const { title, amounts, terms } = calculator.typical;
  await openAnswer(page, "Month by month");
  const instalments = page.getByRole("table", { name: money(amount) }).locator("tbody tr:visible");
  await expect(instalments).toHaveCount(termMonths);
  await openAnswer(page, title);
  // Where there are several products, the table has the name of the first.
  const costs = page.locator("#typical td");
  const payments = amounts.flatMap((each) => terms.map((term) => paymentOf(each, term)));
  await expect(costs).toContainText(payments);
});

test("without JavaScript, all tabs on the FAQ page are open, every question can be opened, and the disclaimer is shown", async ({
  page,
}) => {
  await page.goto(faq.path);
  for (const { id } of faq.tabs) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  const { id } = lastOf(lastOf(faq.tabs).questions);
  await page.locator(`details:has(#${id}) > summary`).click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  const disclaimer = plainText(markdownToHtml(faq.disclaimer));
  await expect(page.locator(`main > section:has(#${id})`)).toContainText(disclaimer);
});

test("without JavaScript, the team page shows all leaders", async ({ page }) => {
  if (!team) return test.skip();
  await page.goto(team.path);
  for (const { name } of leaders)
    await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
});

test("without JavaScript, the home page shows its sections in order, and links to the app stores and every product", async ({
  page,
}) => {
  const { showcase, price, platform, howItWorks, callToAction } = home;
  await page.goto("/");
  const main = page.getByRole("main");
  const sections = [price, ...products, platform, howItWorks, callToAction];
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    sections.map(({ title }) => title),
  );
  for (const { lead, label, url } of site.app ? [site.app.ios, site.app.android] : []) {
    const badge = main.getByRole("link", { name: `${lead} ${label}` }).first();
    await expect(badge).toHaveAttribute("href", url);
  }
  for (const { path } of products)
    await expect(page.locator(`#${showcase.id} a[href="${path}"]`)).toBeVisible();
});
