import { ROUTES } from "../../shared/routes";
import { fieldId } from "../../src/features/contact/fields";
import { STANDALONE, withCents } from "../support/calculator";
import { counted, exampleMessage, FIELDS, mailsContaining, TOASTS } from "../support/contactForm";
import {
  about,
  contact,
  faq,
  lastOf,
  menuLink,
  menus,
  otherTextPage,
  resources,
  textPage,
} from "../support/content";
import { expect, test } from "./test";

test("Back and Forward show the right page in one document", async ({ tab }) => {
  await tab.openHydrated(textPage.path);
  await tab.evaluate(() => Object.assign(window, { isMarked: true }) && 0);
  await tab.follow(otherTextPage.path);
  await tab.sees("h1", otherTextPage.intro.title);
  await tab.until(() => document.activeElement?.tagName === "H1" && scrollY === 0);
  await tab.back();
  await tab.sees("h1", textPage.intro.title);
  await tab.isAt(textPage.path);
  await tab.expect(() => document.title, [], textPage.seo.title);
  await tab.forward();
  await tab.sees("h1", otherTextPage.intro.title);
  await tab.isAt(otherTextPage.path);
  expect(await tab.evaluate(() => "isMarked" in window)).toBe(true);
});

test("a message that is typed and sent reaches the team by mail", async ({ tab }) => {
  const message = `From this engine: ${crypto.randomUUID()}`;
  // Chromium alone returns the ASCII form of its domain.
  const email = "ana@münchen.example";
  await tab.openHydrated(contact.path);
  for (const name of FIELDS)
    await tab.fill(`#${fieldId(name)}`, { ...exampleMessage, email, message }[name]);
  // The interactive form counts characters.
  await tab.sees("#contact-message-count", counted(message.length));
  await tab.click("main form button[data-state]");
  await tab.sees("[aria-live]", TOASTS.sent.title);
  await expect.poll(() => mailsContaining(message), { timeout: 30_000 }).toHaveLength(1);
  expect((await mailsContaining(message))[0]?.text).toContain("ana@xn--mnchen-3ya.example");
});

test("the calculator shows the figures of a typed loan @night", async ({ tab }) => {
  await tab.open(STANDALONE.route);
  await tab.sees("#loan > :first-child:not([data-prerendered])");
  await tab.fill("[data-card] input[name=amount]", "7350.55");
  await tab.fill("[data-card] input[name=term]", "4");
  const { payment, interest, repayment } = STANDALONE.figures("7350.55", 4);
  for (const figure of [payment, interest, repayment])
    await tab.sees("[data-card] dd", withCents(figure));
});

/** Whether the open submenu is right below its button. */
const isBelowButton = () => {
  const menu = document.querySelector(":popover-open")?.getBoundingClientRect();
  const button = document.querySelector("li:has(> :popover-open) > button");
  const { left, bottom } = button?.getBoundingClientRect() ?? {};
  if (!menu || left === undefined || bottom === undefined) return false;
  return Math.abs(menu.left - left) < 2 && menu.top >= bottom && menu.top < bottom + 32;
};

test("a submenu opens below its button, closes by Escape, and leads to its pages @night", async ({
  tab,
}) => {
  const item = `header nav > ul > li:nth-child(${menuLink.place + 1})`;
  const submenu = `${item} > [popover]`;
  for (const width of [800, 1280]) {
    await tab.resize(width, 800);
    await tab.openHydrated(faq.path);
    await tab.click(`header nav > ul > li:nth-child(${menus.length}) > button`);
    await tab.until(isBelowButton);
    await tab.press("Escape");
    await tab.click(`${item} > button`);
    await tab.sees(submenu);
    await tab.click(`${submenu} a[href="${menuLink.to}"]`);
    await tab.isAt(menuLink.to);
    await tab.misses(submenu);
  }
});

test("a question opens by its URL, and closes when another one opens @night", async ({ tab }) => {
  const { title, questions } = lastOf(faq.tabs);
  const { id } = lastOf(questions);
  await tab.openHydrated(`${faq.path}#${id}`);
  await tab.sees(`#${id}`);
  await tab.sees("[role=tab][aria-selected=true]", title);
  if (questions.length === 1) return;
  await tab.click("[role=tabpanel]:not([hidden]) details:not([open]) summary");
  await tab.misses(`#${id}`);
});

test("an anchor has one position, whether it is loaded or followed @night", async ({ tab }) => {
  for (const address of [`${resources.path}#education`, `${about.path}#insights-title`]) {
    const [path = "", id = ""] = address.split("#");
    // When fonts arrive during the load, WebKit, which has no scroll anchoring, may miss the anchor by
    // some lines: hence with cached fonts.
    await tab.openHydrated(path);
    await tab.openHydrated(address);
    await tab.laidOut();
    const loaded = await tab.restingTop(`#${id}`);
    expect(loaded, address).toBeGreaterThanOrEqual(0);
    expect(loaded, address).toBeLessThan(740);
    await tab.follow(textPage.path);
    await tab.isAt(textPage.path);
    await tab.follow(address);
    await tab.isAt(address);
    // Firefox rounds scroll positions to whole pixels, here up and there down, and lines to 1/60.
    await expect
      .poll(async () => Math.abs((await tab.restingTop(`#${id}`)) - loaded), {
        message: `the distance of ${address} from its position when it is loaded`,
        timeout: 30_000,
      })
      .toBeLessThan(2);
  }
});

test("pages render without overflow or broken pictures @night", async ({ tab }) => {
  for (const route of ROUTES) {
    await tab.resize(360, 740);
    await tab.openHydrated(route);
    expect.soft(await tab.evaluate(brokenPictures), route).toEqual([]);
    for (const width of [360, 1280]) {
      await tab.resize(width, 740);
      expect.soft(await tab.evaluate(overflow), `${route} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: loads every picture, also those far from the window, and names those that fail. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  const load = async (picture: HTMLImageElement) => {
    picture.loading = "eager";
    await picture.decode().catch(() => undefined);
    return picture.naturalWidth > 0 ? "" : picture.currentSrc || picture.src;
  };
  return (await Promise.all(pictures.map(load))).filter(Boolean);
}

/** Runs in the page: names elements that stick out of it when it scrolls sideways. */
function overflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("main *, header *, footer *")]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 100))
    .slice(0, 3);
}
