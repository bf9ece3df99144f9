import { faq, lastOf, menuLink, menus } from "../support/content";
import { test } from "./test";

const { to: TO, place } = menuLink;
const PLACE = place + 1;
/** The place of another menu; the same one where there is a single menu. */
const OTHER = PLACE === 1 ? menus.length : 1;

test("a submenu closes by another one, by Escape and by a click on the page @night", async ({
  tab,
}) => {
  const item = (place: number) => `header nav > ul > li:nth-child(${place})`;
  const button = (place: number) => `${item(place)} > button`;
  const submenu = (place: number) => `${item(place)} > [popover]`;
  await tab.resize(1280, 800);
  await tab.openHydrated(faq.path);
  await tab.click(button(PLACE));
  await tab.sees(submenu(PLACE));
  if (OTHER !== PLACE) await tab.click(button(OTHER));
  if (OTHER !== PLACE) await tab.misses(submenu(PLACE));
  await tab.sees(submenu(OTHER));
  await tab.press("Escape");
  await tab.misses(submenu(OTHER));
  await tab.click(button(PLACE));
  await tab.click("main section [data-tone=dark] h2");
  await tab.misses(submenu(PLACE));
  await tab.click(button(PLACE));
  await tab.click(`${submenu(PLACE)} a[href="${TO}"]`);
  await tab.isAt(TO);
});

/** Whether the open submenu is right below its button. */
const isBelowButton = () => {
  const menu = document.querySelector(":popover-open")?.getBoundingClientRect();
  const button = document.querySelector("li:has(> :popover-open) > button");
  const { left, bottom } = button?.getBoundingClientRect() ?? {};
  if (!menu || left === undefined || bottom === undefined) return false;
  return Math.abs(menu.left - left) < 2 && menu.top >= bottom && menu.top < bottom + 32;
};

/** Makes the styles those of a browser that knows no anchors. */
const removeAnchors = () => {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
      if (sheet.cssRules[index]?.cssText.includes("anchor(")) sheet.deleteRule(index);
};

for (const width of [800, 1280])
  test(`a submenu opens below its button, with anchors and without, at ${width} px @night`, async ({
    tab,
  }) => {
    await tab.resize(width, 800);
    await tab.openHydrated(faq.path);
    const button = `header nav > ul > li:nth-child(${menus.length}) > button`;
    await tab.click(button);
    await tab.until(isBelowButton);
    await tab.evaluate(removeAnchors);
    await tab.until(isBelowButton);
  });

test("a question opens by its URL, and closes when another one opens @night", async ({ tab }) => {
  const { title, questions } = lastOf(faq.tabs);
  const { id } = lastOf(questions);
  const selected = "[role=tab][aria-selected=true]";
  await tab.openHydrated(`${faq.path}#${id}`);
  await tab.sees(`#${id}`);
  await tab.sees(selected, title);
  if (questions.length > 1) {
    await tab.click("[role=tabpanel]:not([hidden]) details:not([open]) summary");
    await tab.misses(`#${id}`);
  }
  await tab.click("li:first-child > [role=tab]");
  await tab.press("ArrowRight");
  await tab.sees(selected, faq.tabs[1]?.title ?? title);
});
