import { BACKEND_PORT } from "../../shared/addresses";
import { sample } from "../../shared/testDepth";
import { resourcesPageFigures, standalonePageFigures } from "../../src/lending/fixtures/oracle";
import { exampleSubmission } from "../../supabase/tests/exampleSubmission";
import { expectedFigures, OFFER_FIGURES, type TypedOffer } from "../support/offerFigures";
import type { Tab } from "./tab";
import { expect, test } from "./test";

const MAILS = `http://127.0.0.1:${BACKEND_PORT + 13}/mails`;

const CALCULATORS: [route: string, compute: typeof standalonePageFigures][] = [
  ["/loan-calculator", standalonePageFigures],
  ["/resources", resourcesPageFigures],
];

for (const [route, compute] of sample(CALCULATORS, 1, "calculators"))
  test(`the calculator of ${route} shows the computed figures when a loan is typed`, async ({
    tab,
  }) => {
    await tab.open(route);
    await tab.until(
      () =>
        !!document.querySelector(
          "[data-lazy-section=calculator] > :first-child:not([data-prerendered])",
        ),
    );
    for (const [amount, months] of [
      ["20000", 9],
      ["7350.55", 4],
    ] as const) {
      await tab.fill("[data-card] input[name=amount]", amount);
      await tab.fill("[data-card] input[name=term]", String(months));
      const { payment, interest, repayment } = compute(amount, months);
      await tab.expect(shownFigures, [LOAN_FIGURES], [payment, interest, repayment]);
    }
  });

test("the check of an offer shows the computed figures when the offer is typed", async ({
  tab,
}) => {
  await tab.open("/check-an-offer");
  await tab.until(
    () =>
      !!document.querySelector("[data-lazy-section=offer] > :first-child:not([data-prerendered])"),
  );
  for (const offer of OFFERS) {
    for (const field of ["amount", "fees", "instalment"] as const)
      await tab.fill(`main input[name=${field}]`, (offer[field] / 100).toFixed(2));
    await tab.fill("main input[name=count]", String(offer.count));
    await tab.choose("main select[name=interval]", offer.interval);
    await tab.expect(shownFigures, [[...OFFER_FIGURES]], expectedFigures(offer));
  }
});

/** In cents. */
const OFFERS: TypedOffer[] = [
  {
    amount: 1_000_000,
    fees: 50_000,
    instalment: 114_999,
    count: 10,
    interval: "Every two weeks",
  },
  { amount: 250_050, fees: 0, instalment: 8_725, count: 40, interval: "Weekly" },
];

const LOAN_FIGURES = ["Monthly payment", "Total interest", "Total repayment"];

/** Runs in the page. */
const shownFigures = (labels: string[]) =>
  labels.map(
    (label) =>
      [...document.querySelectorAll("[data-card] dt")]
        .find((term) => term.textContent === label)
        ?.nextElementSibling?.textContent?.replace(/[$,%]/g, "") ?? "",
  );

test("a message is kept when sending fails, and reaches the team by mail when it is sent again", async ({
  tab,
}) => {
  const text = `From this engine: ${crypto.randomUUID()}`;
  await tab.openHydrated("/contact");
  await fillIn(tab, text);
  await tab.setFaults({ url: "/rest/v1/", how: "fail" });
  await tab.click("main form button[data-state]");
  await tab.sees("[aria-live]", "Error submitting form");
  await tab.expect(
    () => document.querySelector<HTMLTextAreaElement>("#contact-message")?.value,
    [],
    text,
  );
  await tab.setFaults();
  await tab.click("main form button[data-state=failed]", "Send Message");
  await tab.sees("[aria-live]", "Message sent successfully!");
  const mails: { text: string }[] = await (await fetch(MAILS)).json();
  expect(mails.filter((mail) => mail.text.includes(text))).toHaveLength(1);
});

async function fillIn(tab: Tab, message: string): Promise<void> {
  for (const [name, value] of Object.entries({
    "first-name": exampleSubmission.firstName,
    "last-name": exampleSubmission.lastName,
    email: exampleSubmission.email,
    phone: exampleSubmission.phone,
    subject: exampleSubmission.subject,
    message,
  }))
    await tab.fill(`#contact-${name}`, value);
  // The interactive form counts characters.
  await tab.sees("#contact-message-count", `${message.length} of 5,000`);
}
