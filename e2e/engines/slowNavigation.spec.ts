import { about, faq, resources, site, textPage } from "../support/content";
import { clickLinkTo, follow, mark } from "./links";
import type { Tab } from "./tab";
import { test } from "./test";

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
