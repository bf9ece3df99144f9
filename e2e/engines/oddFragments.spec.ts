import { faq } from "../support/content";
import { expect, test } from "./test";

test("a page stays when its fragment cannot be decoded, loaded and changed", async ({ tab }) => {
  await tab.openHydrated(`${faq.path}#%`);
  await tab.sees("main h1");
  await tab.isAt(`${faq.path}#%25`);
  await tab.evaluate(() => {
    location.hash = "100%";
    return 0;
  });
  await tab.isAt(`${faq.path}#100%25`);
  await tab.sees("main h1");
  expect(await tab.problems()).toEqual([]);
});
