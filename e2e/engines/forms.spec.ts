import { fieldId } from "../../src/features/contact/fields";
import { CALCULATORS, withCents } from "../support/calculator";
import { counted, exampleMessage, FIELDS, mailsContaining, TOASTS } from "../support/contactForm";
import { contact, faq } from "../support/content";
import { expect, test } from "./test";

const HYDRATED = "#loan > :first-child:not([data-prerendered])";

for (const { route, figures } of CALCULATORS)
  test(`the calculator of ${route} shows the figures of a typed loan @night`, async ({ tab }) => {
    await tab.open(route);
    await tab.sees(HYDRATED);
    for (const [amount, months] of [
      ["20000", 9],
      ["7350.55", 4],
    ] as const) {
      await tab.fill("[data-card] input[name=amount]", amount);
      await tab.fill("[data-card] input[name=term]", String(months));
      const { payment, interest, repayment } = figures(amount, months);
      for (const figure of [payment, interest, repayment])
        await tab.sees("[data-card] dd", withCents(figure));
    }
  });

test("what is discarded after a visit to another page stays away when the page is loaded again @night", async ({
  tab,
}) => {
  const firstName = `#${fieldId("firstName")}`;
  await tab.openHydrated(contact.path);
  await tab.fill(firstName, "Ana");
  for (const path of [faq.path, contact.path]) {
    await tab.click(`footer a[href="${path}"]`);
    await tab.expect(() => location.pathname, [], path);
  }
  await tab.click("main form [role=status] button");
  await tab.expect(() => localStorage.length, [], 0);
  await tab.evaluate(() => {
    Object.assign(window, { isLeft: true });
    location.reload();
    return 0;
  });
  await tab.until(() => !("isLeft" in window));
  await tab.sees("main form button[data-state]");
  expect(
    await tab.evaluate(
      (field) => document.querySelector<HTMLInputElement>(field)?.value,
      firstName,
    ),
  ).toBe("");
  await tab.expect(() => localStorage.length, [], 0);
});

test("a link of the error summary brings its field into view @night", async ({ tab }) => {
  await tab.openHydrated(contact.path);
  await tab.click("main form button[data-state]");
  await tab.sees("[aria-labelledby=contact-errors]");
  for (const [place, name] of FIELDS.entries()) {
    const id = fieldId(name);
    await tab.evaluate(() => {
      document.querySelector<HTMLElement>("[aria-labelledby=contact-errors]")?.focus();
      return 0;
    });
    await tab.press(...Array<string>(place + 1).fill("Tab"), "Enter");
    await tab.expect(() => document.activeElement?.id, [], id);
    await tab.restingTop(`#${id}`);
    expect(await tab.evaluate(isInView, `#${id}`), name).toBe(true);
  }
});

/** Runs in the page: whether an element is whole between the header and the window's edge. */
function isInView(selector: string): boolean {
  const { top = Number.NaN, bottom = 0 } =
    document.querySelector(selector)?.getBoundingClientRect() ?? {};
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= innerHeight;
}

test("a message that is typed and sent reaches the team by mail", async ({ tab }) => {
  const message = `From this engine: ${crypto.randomUUID()}`;
  // Chromium alone returns the ASCII form of its domain.
  const email = "ana@münchen.example";
  await tab.openHydrated(contact.path);
  for (const name of FIELDS)
    await tab.fill(`#${fieldId(name)}`, { ...exampleMessage, email, message }[name]);
  // The interactive form counts characters.
  await tab.sees("#contact-message-count", counted(message.length));
  await tab.click("main form button[data-state]");
  await tab.sees("[aria-live]", TOASTS.sent.title);
  await expect.poll(() => mailsContaining(message), { timeout: 30_000 }).toHaveLength(1);
  expect((await mailsContaining(message))[0]?.text).toContain("ana@xn--mnchen-3ya.example");
});
