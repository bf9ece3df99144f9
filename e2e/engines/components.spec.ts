import { sample } from "../../shared/testDepth";
import { expect, test } from "./test";

const PROMO = "dialog[data-auto-open]";

test("a submenu closes when another one opens, Escape is pressed or the page is clicked", async ({
  tab,
}) => {
  await tab.resize(1280, 800);
  await tab.openHydrated("/faq");
  await tab.click("header button", "Products");
  await tab.sees("header a", "Business Loans");
  await tab.click("header button", "Media");
  await tab.sees("header a", "Newsletters");
  await tab.misses("header a", "Business Loans");
  await tab.press("Escape");
  await tab.misses("header a", "Newsletters");
  await tab.sees("header button[aria-expanded=false]", "Media");
  await tab.click("header button", "Products");
  await tab.clickAt(640, 700);
  await tab.misses("header a", "Business Loans");
  await tab.click("header button", "Products");
  await tab.click("header a", "Business Loans");
  await tab.isAt("/business-loans");
});

test("the phone's menu opens its entries one at a time and closes when a link is clicked", async ({
  tab,
}) => {
  await tab.openHydrated("/faq");
  await tab.click("header button", "Menu");
  await tab.click("#site-menu summary", "Products");
  await tab.sees("#site-menu a", "Business Loans");
  await tab.click("#site-menu summary", "Media");
  await tab.misses("#site-menu a", "Business Loans");
  await tab.click("#site-menu a", "Contact Us");
  await tab.isAt("/contact");
  await tab.misses("#site-menu");
});

test("a question opens when its URL is loaded or it is clicked, and closes when another one opens", async ({
  tab,
}) => {
  await tab.openHydrated("/faq#early-repayment");
  await tab.sees("#early-repayment");
  await tab.sees("[role=tab][aria-selected=true]", "Repayment");
  await tab.click("[role=tabpanel]:not([hidden]) details:not([open]) summary");
  await tab.misses("#early-repayment");
  await tab.click("[role=tab]", "General Questions");
  await tab.press("ArrowRight");
  await tab.sees("[role=tab][aria-selected=true]", "Loan Details");
});

test("the promo opens after a second, and closes when its button is clicked", async ({ tab }) => {
  await tab.open("/");
  await tab.sees(PROMO);
  await tab.click(`${PROMO} button`, "Close");
  await tab.misses(PROMO);
});

test("the showcase moves by two sections when ArrowDown is pressed twice at once", async ({
  tab,
}) => {
  await tab.openHydrated("/");
  await tab.sees(PROMO);
  await tab.press("Escape");
  await tab.misses(PROMO);
  await tab.evaluate(() => scrollTo({ top: innerHeight, behavior: "instant" }));
  await tab.until(() => Math.abs(scrollY - innerHeight) < 2);
  // The showcase handles the keys once its observer has reported that it is in view, before this one.
  await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new IntersectionObserver(
          ([entry]) => entry?.isIntersecting && resolve(0),
          { threshold: 0.5 },
        );
        const panel = document.querySelector("#our-loans [data-panel]");
        if (panel) observer.observe(panel);
      }),
  );
  await tab.press("ArrowDown", "ArrowDown");
  await tab.until(() => Math.abs(scrollY - 3 * innerHeight) < 2);
  await tab.sees("[aria-current=true]", "Government Employee Loans");
  await tab.restingTop("main");
  await tab.press("ArrowUp");
  await tab.until(() => Math.abs(scrollY - 2 * innerHeight) < 2);
});

for (const route of sample(["/about", "/team"], 1, "carousels"))
  test(`the carousel of ${route} shows each slide alone when Next is clicked`, async ({ tab }) => {
    await tab.openHydrated(route);
    const slides = () =>
      [...document.querySelectorAll("[aria-roledescription=slide]")]
        .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
        .map((slide) => slide.ariaLabel ?? "");
    const count = await tab.evaluate(
      () => document.querySelectorAll("[aria-roledescription=slide]").length,
    );
    expect(count).toBeGreaterThan(1);
    for (let step = 1; step <= count; step += 1) {
      await tab.click("[aria-roledescription=carousel] button", "Next");
      await tab.expect(slides, [], [`${(step % count) + 1} of ${count}`]);
    }
  });
