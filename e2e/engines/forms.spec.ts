import { BACKEND_PORT } from "../../shared/addresses";
import { resourcesPageFigures, standalonePageFigures } from "../../src/lending/fixtures/oracle";
import { exampleSubmission } from "../../supabase/tests/exampleSubmission";
import type { Tab } from "./tab";
import { expect, test } from "./test";

const MAILS = `http://127.0.0.1:${BACKEND_PORT + 13}/mails`;

for (const [route, compute] of [
  ["/loan-calculator", standalonePageFigures],
  ["/resources", resourcesPageFigures],
] as const)
  test(`the calculator of ${route} shows the computed figures when a loan is typed`, async ({
    tab,
  }) => {
    await tab.open(route);
    await tab.until(
      () =>
        !!document.querySelector("[data-island=calculator] > :first-child:not([data-prerendered])"),
    );
    for (const [amount, months] of [
      ["20000", 9],
      ["7350.55", 4],
    ] as const) {
      await tab.fill("[data-card] input[name=amount]", amount);
      await tab.fill("[data-card] input[name=term]", String(months));
      const { payment, interest, repayment } = compute(amount, months);
      await tab.expect(shownFigures, [], [payment, interest, repayment]);
    }
  });

/** Runs in the page. */
const shownFigures = () =>
  ["Monthly payment", "Total interest", "Total repayment"].map(
    (name) =>
      [...document.querySelectorAll("[data-card] dt")]
        .find((term) => term.textContent === name)
        ?.nextElementSibling?.textContent?.replace(/[^\d.]/g, "") ?? "",
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
