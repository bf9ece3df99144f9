import type { Page } from "@playwright/test";
import { seededRandom } from "../shared/seededRandom";
import { IS_FULL_RUN, SEED } from "../shared/testDepth";
import { chooseInterval, openOffers, typeOffer } from "./support/offer";
import { expectedFigures, OFFER_FIGURES, type TypedOffer } from "./support/offerFigures";
import { expect, test } from "./support/test";

/** How many random offers are typed in. */
const OFFERS = IS_FULL_RUN ? 1000 : 15;

/** Expensive and cheap lenders' offers, with and without fees. The same seed gives the same offers. */
function randomOffers(count: number, seed: number): TypedOffer[] {
  const random = seededRandom(seed);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: count }, () => {
    const amount = whole(1, 3) === 1 ? 100 * whole(100, 90_000) : whole(10_000, 9_000_000);
    const instalments = whole(1, 60);
    return {
      amount,
      fees: random() < 0.5 ? 0 : Math.floor(amount * 0.2 * random()),
      instalment: Math.ceil((amount * (1 + 0.9 * random())) / instalments),
      count: instalments,
      interval: (["weekly", "fortnightly", "monthly"] as const)[whole(0, 2)] ?? "monthly",
    };
  });
}

test(`the figures agree with an independent computation when ${OFFERS} offers are typed (seed ${SEED})`, async ({
  page,
}) => {
  test.setTimeout(60_000 + OFFERS * 3_000);
  await openOffers(page);
  const differences: string[] = [];
  for (const offer of randomOffers(OFFERS, SEED)) {
    await typeOffer(page, {
      amount: dollars(offer.amount),
      fees: dollars(offer.fees),
      instalment: (offer.instalment / 100).toFixed(2),
      count: String(offer.count),
    });
    await chooseInterval(page, offer.interval);
    const shown = JSON.stringify(await shownFigures(page));
    const expected = JSON.stringify(expectedFigures(offer));
    if (shown !== expected)
      differences.push(`${JSON.stringify(offer)}: ${shown} instead of ${expected}`);
  }
  expect(differences).toEqual([]);
});

/** Formats cents as people type them: with commas, without cents where there are none. */
const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });

const shownFigures = (page: Page) =>
  page.evaluate(
    (labels) =>
      labels.map(
        (label) =>
          [...document.querySelectorAll("[data-card] dt")]
            .find((term) => term.textContent === label)
            ?.nextElementSibling?.textContent?.replace(/[$,%]/g, "") ?? "",
      ),
    [...OFFER_FIGURES],
  );
