import { sample } from "../../shared/testDepth";
import { counted } from "../support/contactForm";
import {
  about,
  contact,
  faq,
  home,
  lastOf,
  otherTextPage,
  resources,
  site,
  textPage,
} from "../support/content";
import { addLink } from "../support/page";
import type { Tab } from "./tab";
import { expect, test } from "./test";

/** Two of the scripts that every page needs: a browser opens only six connections to a server. */
const SCRIPTS = "/scripts/(app|framework)-";

const mark = (tab: Tab) => tab.evaluate(() => Object.assign(window, { isMarked: true }) && 0);
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

test("a page that was left before its scripts arrived works after Back", async ({ tab }) => {
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

test("a link that is still loading does not replace what is opened after it", async ({ tab }) => {
  await tab.openHydrated(faq.path);
  await tab.holdBack("/scripts/component---");
  await follow(tab, resources.path);
  await tab.sees("[role=status]", site.loading.progress);
  await tab.evaluate(() => window.location.assign("/robots.txt"));
  await tab.isAt("/robots.txt");
});

test("a page of Back that is still loading does not replace what is opened after it", async ({
  tab,
}) => {
  await goBackSlowly(tab);
  await tab.evaluate(() => window.location.assign("/robots.txt"));
  await tab.isAt("/robots.txt");
  await tab.holdBack();
  await tab.back();
  await tab.isAt(about.path);
  await tab.sees("h1", about.intro.title);
});

test("a link leads back to the page that is shown while Back is loading another one", async ({
  tab,
}) => {
  await goBackSlowly(tab, resources.path);
  const anchor = `${resources.path}#education`;
  await clickLinkTo(tab, anchor);
  await tab.isAt(anchor);
  await tab.until(() => {
    const { top = -1 } = document.querySelector(location.hash)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  });
  await tab.holdBack();
  await tab.back();
  await tab.sees("h1", about.intro.title);
  await tab.isAt(about.path);
});

test("a document that is still loading does not replace the page that Back has shown since", async ({
  tab,
}) => {
  await tab.openHydrated(textPage.path);
  await clickLinkTo(tab, faq.path);
  await tab.sees("h1", faq.intro.title);
  await tab.hydrated();
  // A link that differs in its query alone loads the document.
  await tab.holdBack(`${faq.path}/?\\?`);
  await follow(tab, `${faq.path}?from=test`);
  await tab.sees("[role=status]", site.loading.progress);
  await tab.back();
  await tab.sees("h1", textPage.intro.title);
  await tab.holdBack();
  await tab.paint();
  await tab.isAt(textPage.path);
});

test("pictures load when a link to the page itself has stopped another document", async ({
  tab,
}) => {
  await tab.openHydrated(textPage.path);
  await tab.holdBack(`/static/|${faq.path}/?\\?`);
  await clickLinkTo(tab, faq.path);
  await tab.sees("h1", faq.intro.title);
  await tab.until(() => document.images[0]?.naturalWidth === 0);
  await follow(tab, `${faq.path}?from=test`);
  await tab.sees("[role=status]", site.loading.progress);
  await follow(tab, faq.path);
  await tab.misses("[role=status]", site.loading.progress);
  await tab.holdBack();
  await tab.until(() => (document.images[0]?.naturalWidth ?? 0) > 0);
  await tab.isAt(faq.path);
});

for (const [path, field] of [
  [contact.path, "#contact-subject"],
  [faq.path, "#faq-search"],
] as const)
  test(`${field} holds what was typed when Back restores its page`, async ({ tab }) => {
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

for (const width of sample([360, 1280], 1, "widths of anchors"))
  test(`anchors have one position, however they are reached, at ${width} px`, async ({ tab }) => {
    await tab.resize(width, 740);
    for (const address of sample(ANCHORS, 2, `anchors at ${width} px`)) {
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

/** Leaves a page by a link, reloads the next one, and goes back while the data of the first are held back. */
async function goBackSlowly(tab: Tab, from = textPage.path): Promise<void> {
  await tab.openHydrated(about.path);
  await clickLinkTo(tab, from);
  await tab.isAt(from);
  // So that the page of Back is not in the document's memory.
  await mark(tab);
  await tab.evaluate(() => location.reload());
  await tab.until(() => !("isMarked" in window));
  await tab.hydrated();
  await tab.holdBack(`/page-data${about.path}/`);
  await tab.back();
  await tab.sees("[role=status]", site.loading.progress);
}

/** Clicks an added link as visitors do: in WebKit, Back skips a page that only a script has left. */
async function clickLinkTo(tab: Tab, route: string): Promise<void> {
  await tab.evaluate(addLink, route);
  await tab.click("#test-link");
}

/** Clicks an added link without moving the page or the pointer. */
async function follow(tab: Tab, href: string): Promise<void> {
  await tab.evaluate(addLink, href);
  await tab.evaluate(() => document.querySelector<HTMLElement>("#test-link")?.click());
}
