import { expect, type Page, test } from "@playwright/test";
import { sample } from "../scripts/lib/testDepth";
import { currencyOf } from "../src/lending/money";
import { axeViolations } from "./support/accessibility";
import { amountField, CALCULATORS, calculatorHydrated, termField } from "./support/calculator";
import { clippedTexts } from "./support/clippedText";
import { errorToast, fillIn, sendButton, sentToast } from "./support/contactForm";
import { borrowing, contact, faq, newsletters, offers } from "./support/content";
import { chooseWay, offerHydrated, typeOffer } from "./support/offer";
import { button, DESKTOP, openTab, PHONE, painted, setTextSize } from "./support/page";

test.use({ reducedMotion: "reduce" });

/** Brings a page into several states, one after another, and yields the name of each. */
type Walk = (page: Page) => AsyncGenerator<string>;

const WALKS: [name: string, route: string, walk: Walk, part?: string][] = [
  [
    "submenus",
    faq.path,
    async function* (page) {
      await page.setViewportSize(DESKTOP);
      for (const menu of await page.locator("header [popovertarget]:visible").all()) {
        await menu.click();
        await expect(page.locator("header :popover-open")).toBeVisible();
        yield (await menu.textContent()) ?? "";
      }
    },
    "header",
  ],
  [
    "phone menu",
    faq.path,
    async function* (page) {
      // Tall enough for the whole panel, because axe reports that a partly hidden target is too
      // small.
      await page.setViewportSize({ ...PHONE, height: 1400 });
      await button(page, "Menu").click();
      for (const entry of await page.locator("#siteMenu summary").all()) {
        await entry.click();
        yield* withLargeText(page, (await entry.textContent()) ?? "");
      }
    },
    "header",
  ],
  [
    "questions",
    faq.path,
    async function* (page) {
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await page.locator("[role=tabpanel]:not([hidden]) summary").first().click();
        await expect(page.locator("[role=tabpanel]:not([hidden]) details[open]")).toHaveCount(1);
        yield (await tab.textContent()) ?? "";
      }
      await page.getByRole("searchbox").fill(faq.tabs[0]?.questions[0]?.question ?? "");
      yield "search";
      await page.getByRole("searchbox").fill("qxzqxz");
      yield "search without a result";
    },
    "main",
  ],
  [
    "contact form",
    contact.path,
    async function* (page) {
      await page.route("**/rest/v1/**", (route) => route.abort());
      await sendButton(page).click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
      yield* withLargeText(page, "missing values");
      await fillIn(page);
      await sendButton(page).click();
      await expect(errorToast(page)).toBeVisible();
      yield* withLargeText(page, "failure reported");
      await page.unroute("**/rest/v1/**");
      await sendButton(page).click();
      await expect(sentToast(page)).toBeVisible();
      yield* withLargeText(page, "success reported");
    },
    "body",
  ],
  ["newsletter form", newsletters?.path ?? "", newsletterForm],
  ["offer", offers?.path ?? "", offer, "main"],
  ["conditions", borrowing?.path ?? "", conditions, "main"],
  ...CALCULATORS.map((each): (typeof WALKS)[number] => [
    "calculator",
    each.route,
    (page) => calculator(page, each),
    "main",
  ]),
];

async function* newsletterForm(page: Page): AsyncGenerator<string> {
  if (!newsletters) return;
  const { email, submit, errorText, success } = newsletters.form;
  await button(page, submit).click();
  await expect(page.getByText(errorText).first()).toBeVisible();
  yield "missing email address";
  await page.getByLabel(email, { exact: true }).fill("ana@example.com");
  await button(page, submit).click();
  await expect(page.getByText(success)).toBeVisible();
  yield "subscribed";
}

async function* calculator(
  page: Page,
  { plan }: (typeof CALCULATORS)[number],
): AsyncGenerator<string> {
  await calculatorHydrated(page);
  for (const summary of await page.locator("#loan summary:visible").all()) await summary.click();
  yield "every answer open";
  await amountField(page).fill("five");
  await termField(page).fill("2.5");
  yield* withLargeText(page, "invalid values");
  await amountField(page).fill(String(plan.amountRange.maximum + 0.01));
  await termField(page).fill(String(plan.termRange.maximum + 1));
  const [longest = ""] = plan.currencies.toSorted(
    (one, other) => currencyOf(other).symbol.length - currencyOf(one).symbol.length,
  );
  if (plan.currencies.length > 1) await page.locator("[name=currency]").selectOption(longest);
  yield* withLargeText(page, "values out of range, and a long currency symbol");
  await button(page, "Calculate").click();
  await expect(page.getByText("Monthly payment: ").first()).toBeVisible();
  yield "payment announced";
}

async function* conditions(page: Page): AsyncGenerator<string> {
  const answer = borrowing?.eligibility?.answer;
  if (!answer) return;
  const tool = page.locator("#BorrowTool");
  await tool.locator("> :first-child:not([data-prerendered])").waitFor();
  await tool.getByText(answer.others).click();
  for (const field of await tool.getByRole("textbox").all()) await field.fill("five");
  for (const day of await tool.locator("[type=date]").all()) await day.fill("2020-01-01");
  for (const field of await tool.getByRole("combobox").all())
    await field.selectOption({ index: 1 });
  yield* withLargeText(page, "invalid values, and a condition that is not met");
  for (const field of await tool.getByRole("textbox").all()) await field.fill("50000");
  await expect(tool.getByRole("link", { name: answer.calculator.label })).toBeHidden();
  yield* withLargeText(page, "large values");
}

async function* offer(page: Page): AsyncGenerator<string> {
  if (!offers) return;
  await offerHydrated(page);
  await typeOffer(page, { amount: "five", fees: "-1", count: "0" });
  yield* withLargeText(page, "invalid values");
  await typeOffer(page, { amount: "5,000", fees: "150", instalment: "1,005.60", count: "6" });
  yield "figures";
  await typeOffer(page, { count: "" });
  yield "no number of instalments";
  await chooseWay(page, "rate");
  await typeOffer(page, { amount: "five", count: "2.5", rate: "1% to 2%" });
  yield* withLargeText(page, "invalid values of a rate");
  await typeOffer(page, { amount: "50,000", count: "12", rate: "1.5%" });
  yield* withLargeText(page, "both costs of a rate");
}

/** Window widths in CSS pixels with text sizes in percent. 320 px is the same as 1280 px at 400% zoom. */
const SIZES: [width: number, percent: number][] = [
  [320, 100],
  [360, 125],
  [360, 150],
  [360, 200],
  [768, 200],
];

/**
 * Yields a state in which, moreover, no large text may be clipped. textFit.spec.ts tests the pages' initial
 * states.
 */
async function* withLargeText(page: Page, state: string): AsyncGenerator<string> {
  yield state;
  const before = page.viewportSize() ?? PHONE;
  for (const [width, percent] of sample(SIZES, 2)) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    await painted(page);
    expect.soft(await clippedTexts(page), `${state}, ${percent}% at ${width} px`).toEqual([]);
  }
  await setTextSize(page, 100);
  await page.setViewportSize(before);
}

for (const [name, route, walk, part] of sample(WALKS, 4).filter(([, path]) => path))
  test(`every state of the ${name} on ${route} passes axe, and large text is not clipped`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openTab(page, route);
    let states = 0;
    for await (const state of walk(page)) {
      states += 1;
      expect.soft(await axeViolations(page, part), state).toEqual([]);
    }
    expect(states).toBeGreaterThan(0);
  });
