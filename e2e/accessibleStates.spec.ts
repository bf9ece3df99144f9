import type { Page } from "@playwright/test";
import { axeFindings } from "./support/accessibility";
import { fillIn } from "./support/contactForm";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Everything a page can turn into; each walk yields the name of every state it has reached. */
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
      yield "search without a find";
    },
    "main",
  ],
  ["carousel of quotes", "/about", carousel, "main"],
  ["carousel of leaders", "/team", carousel, "main"],
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
      yield "with what is missing";
      await fillIn(page);
      await button(page, "Send Message").click();
      await expect(page.getByText("Error submitting form")).toBeVisible();
      yield "with a failure told";
      await page.unroute("**/rest/v1/**");
      await button(page, "Send Message").click();
      await expect(page.getByText("Message sent successfully!")).toBeVisible();
      yield "with a success told";
    },
    "body",
  ],
  [
    "newsletter form",
    "/newsletters",
    async function* (page) {
      await button(page, "Subscribe").click();
      await expect(page.getByText("Please enter your email address")).toBeVisible();
      yield "with the e-mail address missing";
      await page.getByLabel("Email address").fill("ana@example.com");
      await button(page, "Subscribe").click();
      await expect(page.getByText(/^Thank you for subscribing/)).toBeVisible();
      yield "subscribed";
    },
  ],
  ["calculator", "/loan-calculator", calculator, "main"],
  ["calculator of the resources", "/resources", calculator, "main"],
];

async function* carousel(page: Page): AsyncGenerator<string> {
  const slides = await page.locator("[aria-roledescription=slide]").count();
  for (let slide = 1; slide <= slides; slide += 1) {
    await button(page, "Next").click();
    yield `slide ${(slide % slides) + 1}`;
  }
}

async function* calculator(page: Page): AsyncGenerator<string> {
  const amount = page.getByRole("textbox", { name: "Loan amount" });
  await page.locator("[data-island=calculator] > :first-child:not([data-example])").waitFor();
  await amount.fill("five");
  await page.getByRole("textbox", { name: "Loan term" }).fill("2.5");
  await page.getByRole("textbox", { name: "Monthly salary" }).fill("-1");
  yield "with what cannot be read";
  await amount.fill("75,000");
  await page.getByRole("textbox", { name: "Loan term" }).fill("24");
  await page.getByRole("textbox", { name: "Monthly salary" }).fill("9,000");
  yield "with notes of the range, and a long schedule";
  await button(page, "Calculate").click();
  await expect(page.getByText(/^Monthly payment: \$/)).toBeVisible();
  yield "with the payment told";
}

for (const [name, route, walk, part] of WALKS)
  test(`${name}: no finding in any state`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await hydrated(page);
    let states = 0;
    for await (const state of walk(page)) {
      states += 1;
      expect.soft(await axeFindings(page, part), state).toEqual([]);
    }
    expect(states).toBeGreaterThan(0);
  });

for (const [name, media, leftOut] of [
  ["reduced motion", { reducedMotion: "reduce" }, []],
  // axe reads -webkit-text-fill-color, which does not tell of the colours that are forced.
  ["forced colours", { forcedColors: "active" }, ["color-contrast"]],
  ["more contrast", { contrast: "more" }, []],
] as const)
  test(`no finding with ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.setViewportSize(DESKTOP);
    for (const route of ["/about", "/faq", "/contact", "/loan-calculator"]) {
      await page.goto(route);
      await hydrated(page);
      expect.soft(await axeFindings(page, undefined, leftOut), route).toEqual([]);
    }
  });
