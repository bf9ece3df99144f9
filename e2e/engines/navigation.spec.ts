import type { Tab } from "./tab";
import { expect, test } from "./test";

/** Two of the scripts that every page needs: a browser opens only six connections to a server. */
const SCRIPTS = "/scripts/(app|framework)-";

const mark = (tab: Tab) => tab.evaluate(() => Object.assign(window, { isMarked: true }) && 0);
const isMarked = (tab: Tab) => tab.evaluate(() => "isMarked" in window);

test("Back and Forward show the right page in one document when links were followed", async ({
  tab,
}) => {
  await tab.openHydrated("/privacy-policy");
  await mark(tab);
  await tab.click("footer a", "Terms of Service");
  await tab.sees("h1", "Terms of Service");
  await tab.until(() => document.activeElement?.tagName === "H1" && scrollY === 0);
  await tab.back();
  await tab.sees("h1", "Privacy Policy");
  await tab.isAt("/privacy-policy");
  await tab.expect(() => document.title.includes("Privacy Policy"), [], true);
  await tab.forward();
  await tab.sees("h1", "Terms of Service");
  await tab.isAt("/terms-of-service");
  expect(await isMarked(tab)).toBe(true);
  expect(await tab.problems()).toEqual([]);
});

test("a page that was left before its scripts had arrived works when Back restores it", async ({
  tab,
}) => {
  await tab.setFaults({ url: SCRIPTS, how: "hold" });
  await tab.open("/contact");
  await tab.fill("#contact-first-name", "Ana");
  await tab.click("footer a", "Privacy Policy");
  await tab.sees("h1", "Privacy Policy");
  await tab.misses("#loadError");
  await tab.setFaults();
  await tab.back();
  await tab.isAt("/contact");
  await tab.hydrated();
  await tab.misses("#loadError");
  await tab.fill("#contact-message", "Typed");
  await tab.sees("#contact-message-count", "5 of 5,000");
});

const ANCHORS = [
  "/resources#media",
  "/faq#early-repayment",
  "/privacy-policy#newsletter",
  "/#our-loans",
];

for (const width of [360, 1280])
  test(`anchors have one position at ${width} px when they are loaded, followed or opened by a link`, async ({
    tab,
  }) => {
    await tab.resize(width, 740);
    for (const address of ANCHORS) {
      const [path = "", id = ""] = address.split("#");
      await tab.openHydrated(address);
      const loaded = await restingPosition(tab, id);
      await tab.openHydrated(path);
      await follow(tab, `#${id}`);
      const followed = await restingPosition(tab, id);
      await tab.openHydrated("/ceo");
      await follow(tab, address);
      await tab.isAt(address);
      const opened = await restingPosition(tab, id);
      expect
        .soft({ address, followed, opened })
        .toEqual({ address, followed: loaded, opened: loaded });
    }
  });

/** Clicks a link to an address, whether or not the page has one. */
const follow = (tab: Tab, href: string) =>
  tab.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.querySelector("footer")?.append(link);
    link.click();
    link.remove();
  }, href);

/** The distance of an anchor from the window's top once the page has been laid out and rests. */
async function restingPosition(tab: Tab, id: string): Promise<number> {
  await tab.until(() => document.documentElement.matches("[data-laid-out]"));
  const position = () =>
    tab.evaluate(async (anchor) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? 0);
    }, id);
  let before = Number.NaN;
  let now = await position();
  while (now !== before) [before, now] = [now, await position()];
  return now;
}

test("pages do not move when their fonts arrive late", async ({ tab }) => {
  for (const route of ["/", "/faq", "/education/what-a-flat-rate-really-costs"]) {
    await tab.setFaults({ url: "\\.woff2$", how: "hold" });
    await tab.open(route);
    // The load event waits for the fonts, so that only a visitor's action starts the scripts.
    await tab.evaluate(() => dispatchEvent(new Event("focusin")));
    await tab.hydrated();
    await tab.until(() => document.documentElement.matches("[data-laid-out]"));
    const before = await boxes(tab);
    await tab.setFaults();
    await tab.until(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"))
          .length > 1,
    );
    await tab.evaluate(() => document.fonts.ready.then(() => 0));
    expect.soft(await boxes(tab), route).toEqual(before);
  }
});

async function boxes(tab: Tab): Promise<string[]> {
  await tab.paint();
  return tab.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll("header a, main *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
    });
  });
}
