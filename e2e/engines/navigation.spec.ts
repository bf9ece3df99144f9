import { sample } from "../../shared/testDepth";
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

for (const width of sample([360, 1280], 1, "widths of anchors"))
  test(`anchors have one position at ${width} px when they are loaded, followed or opened by a link`, async ({
    tab,
  }) => {
    await tab.resize(width, 740);
    for (const address of sample(ANCHORS, 2, `anchors at ${width} px`)) {
      const [path = "", id = ""] = address.split("#");
      // When fonts arrive during the load, WebKit, which has no scroll anchoring, may miss the anchor by
      // some lines: hence with cached fonts.
      await tab.openHydrated(path);
      await tab.openHydrated(address);
      await tab.until(() => document.documentElement.matches("[data-laid-out]"));
      const loaded = await tab.restingTop(`#${id}`);
      expect(loaded, address).toBeGreaterThanOrEqual(0);
      expect(loaded, address).toBeLessThan(740);
      const settles = (how: string) =>
        // Firefox rounds scroll positions to whole pixels, here up and there down.
        expect
          .poll(async () => Math.abs((await tab.restingTop(`#${id}`)) - loaded), {
            message: `the distance of ${address} ${how} from its position when it is loaded`,
            timeout: 30_000,
          })
          .toBeLessThanOrEqual(1);
      await tab.openHydrated(path);
      await tab.until(() => document.documentElement.matches("[data-laid-out]"));
      await follow(tab, `#${id}`);
      await settles("followed");
      await follow(tab, "/ceo");
      await tab.isAt("/ceo");
      await follow(tab, address);
      await tab.isAt(address);
      await settles("opened");
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
