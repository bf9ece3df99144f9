import { ROUTES } from "../../scripts/lib/routes";
import { fieldId } from "../../src/features/contact/fields";
import { STANDALONE } from "../support/calculator";
import { counted, exampleMessage, FIELDS, mailsContaining, TOASTS } from "../support/contactForm";
import {
  about,
  contact,
  faq,
  lastOf,
  leaders,
  menuLink,
  otherTextPage,
  resources,
  textPage,
} from "../support/content";
import { expect, test } from "./tab";

test("Back and Forward show the right page without a full page load", async ({ tab }) => {
  await tab.open(textPage.path);
  await tab.evaluate(() => Object.assign(window, { isMarked: true }) && 0);
  await tab.follow(otherTextPage.path);
  await tab.sees("h1", otherTextPage.intro.title);
  await tab.until(() => document.activeElement?.tagName === "H1" && scrollY === 0);
  await tab.evaluate(() => history.back());
  await tab.sees("h1", textPage.intro.title);
  await tab.isAt(textPage.path);
  await tab.expect(() => document.title, [], textPage.seo.title);
  await tab.evaluate(() => history.forward());
  await tab.sees("h1", otherTextPage.intro.title);
  await tab.isAt(otherTextPage.path);
  expect(await tab.evaluate(() => "isMarked" in window)).toBe(true);
});

test("the team gets an email when a visitor writes and sends a message", async ({ tab }) => {
  const message = `From this engine: ${crypto.randomUUID()}`;
  // Unlike Chromium, these browsers do not convert the domain to Punycode, so the form must.
  const email = "ana@münchen.example";
  await tab.open(contact.path);
  for (const name of FIELDS)
    await tab.fill(`#${fieldId(name)}`, { ...exampleMessage, email, message }[name]);
  // Only the hydrated form counts characters.
  await tab.sees("#contactMessage-hint", counted(message.length));
  await tab.click("main form button[data-state]");
  await tab.sees("[aria-live]", TOASTS.sent.title);
  await expect.poll(() => mailsContaining(message), { timeout: 30_000 }).toHaveLength(1);
  expect((await mailsContaining(message))[0]?.text).toContain("ana@xn--mnchen-3ya.example");
});

test("the calculator shows the figures when a loan is entered @night", async ({ tab }) => {
  await tab.open(STANDALONE.route);
  await tab.fill("[data-card] input[name=amount]", "7350.55");
  await tab.fill("[data-card] input[name=term]", "4");
  const { payment, interest, repayment } = STANDALONE.figures(7350.55, 4);
  for (const figure of [payment, interest, repayment]) await tab.sees("[data-card] dd", figure);
});

const isBelowButton = () => {
  const menu = document.querySelector(":popover-open")?.getBoundingClientRect();
  const button = document.querySelector("li:has(> :popover-open) > button");
  const { left, bottom } = button?.getBoundingClientRect() ?? {};
  if (!menu || left === undefined || bottom === undefined) return false;
  return Math.abs(menu.left - left) < 2 && menu.top >= bottom && menu.top < bottom + 32;
};

test("a submenu opens below its button on click, and links to pages @night", async ({ tab }) => {
  const item = `header nav > ul > li:nth-child(${menuLink.place + 1})`;
  const submenu = `${item} > [popover]`;
  for (const width of [800, 1280]) {
    await tab.resize(width, 800);
    await tab.open(faq.path);
    await tab.click(`${item} > button`);
    await tab.until(isBelowButton);
    await tab.click(`${submenu} a[href="${menuLink.to}"]`);
    await tab.isAt(menuLink.to);
    await tab.misses(submenu);
  }
});

test("a question opens when the URL's anchor names it, and closes when another one opens @night", async ({
  tab,
}) => {
  const { title, questions } = lastOf(faq.tabs);
  const { id } = lastOf(questions);
  await tab.open(`${faq.path}#${id}`);
  await tab.sees(`#${id}`);
  await tab.sees("[role=tab][aria-selected=true]", title);
  if (questions.length === 1) return;
  await tab.click("[role=tabpanel]:not([hidden]) details:not([open]) summary");
  await tab.misses(`#${id}`);
});

test("an anchor is at the same position whether its page is loaded directly or reached through a link @night", async ({
  tab,
}) => {
  const insights = leaders.length > 0 ? [`${about.path}#insights-title`] : [];
  for (const address of [`${resources.path}#education`, ...insights]) {
    const [path = "", id = ""] = address.split("#");
    // Fills the font cache. WebKit has no scroll anchoring, so fonts that load late would move the
    // anchor by some lines.
    await tab.open(path);
    await tab.open(address);
    const loaded = await tab.restingTop(`#${id}`);
    expect(loaded, address).toBeGreaterThanOrEqual(0);
    expect(loaded, address).toBeLessThan(740);
    await tab.follow(textPage.path);
    await tab.isAt(textPage.path);
    await tab.follow(address);
    await tab.isAt(address);
    // Allows a difference, because Firefox rounds scroll positions to whole pixels, and line positions to
    // 1/60 px.
    await expect
      .poll(async () => Math.abs((await tab.restingTop(`#${id}`)) - loaded), {
        message: `the distance of ${address} from its position when it is loaded`,
        timeout: 30_000,
      })
      .toBeLessThan(2);
  }
});

test("pages have no horizontal overflow and no broken pictures @night", async ({ tab }) => {
  for (const route of ROUTES) {
    await tab.resize(360, 740);
    await tab.open(route);
    await tab.expect(brokenPictures, [], [], `broken pictures on ${route}`);
    for (const width of [360, 1280]) {
      await tab.resize(width, 740);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect.soft(await tab.evaluate(overflow), `${route} at ${width} px`).toBe(0);
    }
  }
});

/** Runs in the page: loads every picture, including lazy ones, and returns those that fail. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures.filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src);
}
