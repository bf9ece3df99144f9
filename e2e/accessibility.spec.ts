import { expect, test } from "@playwright/test";
import { ROUTES_OF_TEMPLATES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import { axeViolations, tabFaults } from "./support/accessibility";
import { about, calculator, contact, faq } from "./support/content";
import { lowContrasts } from "./support/openingContrast";
import { DESKTOP, openTab, PHONE, withoutPromo } from "./support/page";

// Turns off smooth scrolling, which adds half a second to each press of Tab.
test.use({ reducedMotion: "reduce" });

const WIDTHS = [360, 768, 1000, 1280, 1440];
/** The window's height, which is enough to show the whole opening section of every page. */
const HEIGHT = 1400;

for (const route of [...ROUTES_OF_TEMPLATES, "/no-such-page"])
  test(`${route} has no axe violations, low contrast, hidden or unreachable controls, or running animations`, async ({
    page,
  }) => {
    await withoutPromo(page);
    await openTab(page, route);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect.soft(moving, "animations").toEqual([]);
    for (const width of sample(WIDTHS)) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await lowContrasts(page), `contrast at ${width} px`).toEqual([]);
    }
    for (const size of sample([PHONE, DESKTOP])) {
      await page.setViewportSize(size);
      // Opened anew, because the browser remembers the heights of the sections that it has laid out.
      await openTab(page, route);
      expect.soft(await tabFaults(page), `Tab key at ${size.width} px`).toEqual([]);
      expect.soft(await axeViolations(page), `axe at ${size.width} px`).toEqual([]);
    }
  });

const MEDIA_ROUTES = [about.path, faq.path, contact.path, calculator.path];

for (const [name, media, disabled] of [
  // In forced-colors mode, axe cannot check contrast: it uses -webkit-text-fill-color, which keeps its value.
  ["forced colours", { forcedColors: "active" }, "color-contrast"],
  ["more contrast", { contrast: "more" }, ""],
] as const)
  test(`axe reports no violation when the visitor prefers ${name} @night`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.setViewportSize(DESKTOP);
    for (const route of MEDIA_ROUTES) {
      await openTab(page, route);
      expect.soft(await axeViolations(page, undefined, disabled), route).toEqual([]);
    }
  });
