import { faq, home, lastOf, menuLink, menus, products } from "../support/content";
import { test } from "./test";

const PROMO = "dialog[data-opens]";

const { to: TO, place } = menuLink;
const PLACE = place + 1;
/** The place of another menu; the same one where there is a single menu. */
const OTHER = PLACE === 1 ? menus.length : 1;

test("a submenu closes by another one, by Escape and by a click on the page", async ({ tab }) => {
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
  test(`a submenu opens below its button, with anchors and without, at ${width} px`, async ({
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

test("a question opens by its URL, and closes when another one opens", async ({ tab }) => {
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

test("the showcase moves by two products when ArrowUp is pressed twice", async ({ tab }) => {
  // Every product fits into this window, however long its texts are.
  await tab.resize(1280, 1000);
  await tab.openHydrated(home.path);
  if (home.promo) {
    await tab.sees(PROMO);
    await tab.press("Escape");
    await tab.misses(PROMO);
  }
  const titles = products.map(({ title }) => title).slice(0, 3);
  // A single product has no dots.
  if (titles.length === 1) return;
  const { id } = home.showcase;
  const isAt = (stage: string, windows: number) => {
    const top = document.getElementById(stage)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.abs(top + windows * innerHeight) < 2;
  };
  const scrollTo = (stage: string, windows: number) => {
    const top = document.getElementById(stage)?.getBoundingClientRect().top ?? Number.NaN;
    scrollBy({ top: top + windows * innerHeight, behavior: "instant" });
  };
  const last = titles.length - 1;
  await tab.evaluate(scrollTo, id, last);
  // The showcase handles the keys once it has noticed that it is in view.
  await tab.sees("[aria-current=true]", lastOf(titles));
  await tab.press(...Array<string>(last).fill("ArrowUp"));
  await tab.until(isAt, id, 0);
  await tab.sees("[aria-current=true]", titles[0]);
  await tab.restingTop("main");
  await tab.press("ArrowDown");
  await tab.until(isAt, id, 1);
});
