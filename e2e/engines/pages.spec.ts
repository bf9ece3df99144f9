import { ROUTES } from "../../shared/routes";
import type { Tab } from "./tab";
import { expect, test } from "./test";

test("pages render without overflow, broken pictures or errors @night", async ({ tab }) => {
  for (const route of ROUTES) {
    await tab.resize(360, 740);
    await tab.openHydrated(route);
    expect.soft(await tab.evaluate(() => document.querySelectorAll("h1").length), route).toBe(1);
    expect.soft(await tab.overflow(), `${route} at 360 px`).toEqual([]);
    expect.soft(await brokenPictures(tab), route).toEqual([]);
    expect.soft(await tab.problems(), route).toEqual([]);
    // Breakpoints follow the browser's setting and not this font size: 620 px show a phone's layout.
    await tab.resize(620, 740);
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect.soft(await tab.overflow(), `${route} at 620 px with text at 200%`).toEqual([]);
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = "";
    });
    await tab.resize(1280, 800);
    expect.soft(await tab.overflow(), `${route} at 1280 px`).toEqual([]);
  }
});

/** Loads every picture of the page, also those far from the window, and names those that fail. */
const brokenPictures = (tab: Tab) =>
  tab.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    const load = async (picture: HTMLImageElement) => {
      picture.loading = "eager";
      await picture.decode().catch(() => undefined);
      return picture.naturalWidth > 0 ? "" : picture.currentSrc || picture.src;
    };
    return (await Promise.all(pictures.map(load))).filter(Boolean);
  });
