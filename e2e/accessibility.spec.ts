import { ROUTES } from "../shared/routes";
import { axeFindings } from "./support/accessibility";
import { hydrated } from "./support/hydrated";
import { hiddenStops, positiveTabIndexes } from "./support/keyboardWalk";
import { expect, test } from "./support/test";

// A page that glides to each stop of the Tab key takes half a second for each; here it jumps.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

for (const route of [...ROUTES, "/no-such-page"]) {
  test(`${route} has no finding, and no stop of the Tab key is out of sight`, async ({ page }) => {
    // The promo of the home page, which would come over everything, is a state of its own.
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {};
    });
    await page.goto(route);
    await hydrated(page);
    for (const [name, size] of Object.entries(WIDTHS)) {
      await page.setViewportSize(size);
      expect.soft(await axeFindings(page), `axe, ${name}`).toEqual([]);
      expect.soft(await hiddenStops(page), `Tab key, ${name}`).toEqual([]);
    }
    expect(await positiveTabIndexes(page)).toEqual([]);
  });
}
