import { counted } from "../support/contactForm";
import {
  about,
  contact,
  faq,
  home,
  lastOf,
  otherTextPage,
  resources,
  textPage,
} from "../support/content";
import { clickLinkTo, follow, mark } from "./links";
import type { Tab } from "./tab";
import { expect, test } from "./test";

/** Two of the scripts that every page needs: a browser opens only six connections to a server. */
const SCRIPTS = "/scripts/(app|framework)-";

const isMarked = (tab: Tab) => tab.evaluate(() => "isMarked" in window);

test("Back and Forward show the right page in one document", async ({ tab }) => {
  await tab.openHydrated(textPage.path);
  await mark(tab);
  await clickLinkTo(tab, otherTextPage.path);
  await tab.sees("h1", otherTextPage.intro.title);
  await tab.until(() => document.activeElement?.tagName === "H1" && scrollY === 0);
  await tab.back();
  await tab.sees("h1", textPage.intro.title);
  await tab.isAt(textPage.path);
  await tab.expect(() => document.title, [], textPage.seo.title);
  await tab.forward();
  await tab.sees("h1", otherTextPage.intro.title);
  await tab.isAt(otherTextPage.path);
  expect(await isMarked(tab)).toBe(true);
  expect(await tab.problems()).toEqual([]);
});

test("a page that was left before its scripts arrived works after Back @night", async ({ tab }) => {
  await tab.holdBack(SCRIPTS);
  await tab.open(contact.path);
  await tab.fill("#contact-first-name", "Ana");
  await clickLinkTo(tab, textPage.path);
  await tab.sees("h1", textPage.intro.title);
  await tab.misses("#loadError");
  await tab.holdBack();
  await tab.back();
  await tab.isAt(contact.path);
  await tab.hydrated();
  await tab.misses("#loadError");
  await tab.fill("#contact-message", "Typed");
  await tab.sees("#contact-message-count", counted(5));
});

for (const [path, field] of [
  [contact.path, "#contact-subject"],
  [faq.path, "#faq-search"],
] as const)
  test(`${field} holds what was typed when Back restores its page @night`, async ({ tab }) => {
    await tab.openHydrated(path);
    await tab.fill(field, "Typed text");
    await tab.evaluate(() => window.location.assign("/robots.txt"));
    await tab.isAt("/robots.txt");
    await tab.back();
    await tab.isAt(path);
    await tab.holds(field, "Typed text");
  });

const ANCHORS = [
  `${resources.path}#education`,
  `${faq.path}#${lastOf(lastOf(faq.tabs).questions).id}`,
  `${about.path}#insights-title`,
  `${home.path}#${home.showcase.id}`,
];

for (const width of [360, 1280])
  test(`anchors have one position, however they are reached, at ${width} px @night`, async ({
    tab,
  }) => {
    await tab.resize(width, 740);
    for (const address of ANCHORS) {
      const [path = "", id = ""] = address.split("#");
      // When fonts arrive during the load, WebKit, which has no scroll anchoring, may miss the anchor by
      // some lines: hence with cached fonts.
      await tab.openHydrated(path);
      await tab.openHydrated(address);
      await tab.laidOut();
      const loaded = await tab.restingTop(`#${id}`);
      expect(loaded, address).toBeGreaterThanOrEqual(0);
      expect(loaded, address).toBeLessThan(740);
      const settles = (how: string) =>
        // Firefox rounds scroll positions to whole pixels, here up and there down, and lines to 1/60.
        expect
          .poll(async () => Math.abs((await tab.restingTop(`#${id}`)) - loaded), {
            message: `the distance of ${address} ${how} from its position when it is loaded`,
            timeout: 30_000,
          })
          .toBeLessThan(2);
      await tab.openHydrated(path);
      await tab.laidOut();
      await follow(tab, `#${id}`);
      await settles("followed");
      await follow(tab, textPage.path);
      await tab.isAt(textPage.path);
      await follow(tab, address);
      await tab.isAt(address);
      await settles("opened");
    }
  });
