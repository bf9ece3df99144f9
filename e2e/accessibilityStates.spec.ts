import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { axeViolations } from "./support/accessibility";
import { amountField, calculatorHydrated, termField } from "./support/calculator";
import { fillIn } from "./support/contactForm";
import { offerField, offerHydrated } from "./support/offer";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Brings a page into its states one after the other, and yields the name of each. */
type Walk = (page: Page) => AsyncGenerator<string>;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const WALKS: [name: string, route: string, walk: Walk, part?: string][] = [
  [
    "submenus",
    "/faq",
    async function* (page) {
      await page.setViewportSize(DESKTOP);
      for (const menu of await page.locator("header [popovertarget]:visible").all()) {
        await menu.click();
        await expect(menu).toHaveAttribute("aria-expanded", "true");
        yield (await menu.textContent()) ?? "";
      }
    },
    "header",
  ],
  [
    "panel on phones",
    "/faq",
    async function* (page) {
      await button(page, "Menu").click();
      for (const entry of await page.locator("#site-menu summary").all()) {
        await entry.click();
        yield (await entry.textContent()) ?? "";
      }
    },
    "header",
  ],
  [
    "questions",
    "/faq",
    async function* (page) {
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await page.locator("[role=tabpanel]:not([hidden]) summary").first().click();
        await expect(page.locator("[role=tabpanel]:not([hidden]) details[open]")).toHaveCount(1);
        yield (await tab.textContent()) ?? "";
      }
      await page.getByRole("searchbox").fill("salary");
      yield "search";
      await page.getByRole("searchbox").fill("zzz");
      yield "search without a result";
    },
    "main",
  ],
  ["carousel", "/about", carousel, "main"],
  ["carousel", "/team", carousel, "main"],
  [
    "showcase",
    "/",
    async function* (page) {
      await button(page, "Close").click();
      for (const dot of await page.locator("#products button, section li > button").all()) {
        await dot.click();
        await expect(dot).toHaveAttribute("aria-current", "true");
        yield (await dot.textContent()) ?? "";
      }
    },
    "main",
  ],
  [
    "promo",
    "/",
    async function* (page) {
      await expect(page.getByRole("dialog")).toBeVisible();
      yield "open";
    },
  ],
  [
    "contact form",
    "/contact",
    async function* (page) {
      await page.route("**/rest/v1/**", (route) => route.abort());
      await button(page, "Send Message").click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
      yield "missing values";
      await fillIn(page);
      await button(page, "Send Message").click();
      await expect(page.getByText("Error submitting form")).toBeVisible();
      yield "failure reported";
      await page.unroute("**/rest/v1/**");
      await button(page, "Send Message").click();
      await expect(page.getByText("Message sent successfully!")).toBeVisible();
      yield "success reported";
    },
    "body",
  ],
  [
    "newsletter form",
    "/newsletters",
    async function* (page) {
      await button(page, "Subscribe").click();
      await expect(page.getByText("Please enter your email address")).toBeVisible();
      yield "missing e-mail address";
      await page.getByLabel("Email address").fill("ana@example.com");
      await button(page, "Subscribe").click();
      await expect(page.getByText(/^Thank you for subscribing/)).toBeVisible();
      yield "subscribed";
    },
  ],
  ["offer and its comparison", "/check-an-offer", offer, "main"],
  ["calculator", "/loan-calculator", calculator, "main"],
  ["calculator", "/resources", calculator, "main"],
];

async function* carousel(page: Page): AsyncGenerator<string> {
  const slides = await page.locator("[aria-roledescription=slide]").count();
  for (let slide = 1; slide <= slides; slide += 1) {
    await button(page, "Next").click();
    yield `slide ${(slide % slides) + 1}`;
  }
}

async function* calculator(page: Page): AsyncGenerator<string> {
  await calculatorHydrated(page);
  await amountField(page).fill("five");
  await termField(page).fill("2.5");
  await page.getByRole("textbox", { name: "Monthly salary" }).fill("-1");
  yield "invalid values";
  await amountField(page).fill("75,000");
  await termField(page).fill("24");
  await page.getByRole("textbox", { name: "Monthly salary" }).fill("9,000");
  yield "values out of range, and a long schedule";
  await button(page, "Calculate").click();
  await expect(page.getByText(/^Monthly payment: \$/)).toBeVisible();
  yield "payment announced";
}

async function* offer(page: Page): AsyncGenerator<string> {
  await offerHydrated(page);
  await offerField(page, "amount").fill("five");
  await offerField(page, "fees").fill("-1");
  await offerField(page, "count").fill("0");
  yield "invalid values";
  await offerField(page, "amount").fill("5,000");
  await offerField(page, "fees").fill("150");
  await offerField(page, "instalment").fill("1,005.60");
  await offerField(page, "count").fill("6");
  yield "figures";
  await button(page, "Keep this loan").click();
  await offerField(page, "count").fill("8");
  await button(page, "Keep this loan").click();
  await expect(page.getByText(/costs least in all/).first()).toBeVisible();
  yield "two loans side by side";
}

for (const [name, route, walk, part] of sample(WALKS, 4, "states"))
  test(`axe reports no violation when the ${name} of ${route} changes its state`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await hydrated(page);
    let states = 0;
    for await (const state of walk(page)) {
      states += 1;
      expect.soft(await axeViolations(page, part), state).toEqual([]);
    }
    expect(states).toBeGreaterThan(0);
  });
