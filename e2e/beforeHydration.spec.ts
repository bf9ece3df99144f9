import { sample } from "../shared/testDepth";
import { formatTime, formatWeekday } from "../src/lib/days";
import { formatCount, formatDate } from "../src/lib/format";
import { amountField, STANDALONE } from "./support/calculator";
import {
  characterCount,
  counted,
  exampleMessage,
  field,
  fillIn,
  sendButton,
  sentToast,
} from "./support/contactForm";
import {
  calculator,
  contact,
  faq,
  howToApply,
  newsletters,
  notices,
  offers,
  resources,
} from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { openHeld } from "./support/network";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const FORM_PAGES = [contact, newsletters, notices, faq, calculator, offers, resources].filter(
  (page) => page !== undefined,
);

for (const { path } of sample(FORM_PAGES))
  test(`${path} submits nothing when Enter is pressed before hydration`, async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await openHeld(page, path);
    const fields = page.locator(
      "main :is(input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea):visible",
    );
    await expect(fields).not.toHaveCount(0);
    for (const field of await fields.all()) {
      await field.fill("12");
      await field.press("Enter");
    }
    await expect(fields.first()).toHaveValue("12");
    await expect(page).toHaveURL(path);
    expect(documents).toBe(1);
  });

test("the contact form keeps its text and layout when it hydrates while the visitor is typing", async ({
  page,
}) => {
  await recordShifts(page);
  const release = await openHeld(page, contact.path);
  await field(page, "firstName").fill("Ana");
  const message = field(page, "message");
  let text = "Typed before ";
  await message.pressSequentially(text);
  release();
  // Types until the form counts the characters, which shows that it is hydrated.
  const counter = characterCount(page);
  do {
    await message.press("x");
    text += "x";
  } while ((await counter.textContent()) !== counted(text.length));
  await message.pressSequentially(" and after");
  text += " and after";
  await expect(counter).toHaveText(counted(text.length));
  await expect(message).toHaveValue(text);
  await expect(message).toBeFocused();
  await expect(field(page, "firstName")).toHaveValue("Ana");
  const { sum, details } = await shiftsSoFar(page, true);
  expect(sum, details).toBeLessThan(0.005);
});

test("hydration keeps the chosen day and hour of an application, and computes the times from them", async ({
  page,
}) => {
  const release = await openHeld(page, howToApply.path);
  const day = page.locator("#times input");
  const hour = page.locator("#times select");
  await day.fill("2027-03-03");
  await hour.selectOption("15");
  await hour.focus();
  release();
  await hydrated(page);
  await expect(
    page
      .getByText(howToApply.times.complete, { exact: true })
      .locator("xpath=following-sibling::dd"),
  ).toHaveText(`${formatWeekday("2027-03-03")}, ${formatTime(15)} ${formatDate("2027-03-03")}`);
  await expect(day).toHaveValue("2027-03-03");
  await expect(hour).toHaveValue("15");
  await expect(hour).toBeFocused();
});

test("hydration keeps the style sheets that the page was first painted with", async ({ page }) => {
  const release = await openHeld(page, contact.path);
  const painted = await page.evaluateHandle(() => [...document.styleSheets]);
  release();
  await hydrated(page);
  expect(await painted.evaluate((all) => all.every(({ ownerNode }) => ownerNode))).toBe(true);
});

test("the contact form replays an earlier click on its button when it hydrates", async ({
  page,
}) => {
  const release = await openHeld(page, contact.path);
  await fillIn(page, `Sent before hydration ${crypto.randomUUID()}`);
  await field(page, "subject").press("Enter");
  await sendButton(page).click();
  await expect(page).toHaveURL(contact.path);
  await expect(field(page, "subject")).toHaveValue(exampleMessage.subject);
  release();
  await expect(sentToast(page)).toBeVisible();
});

test("with Data Saver, scripts load only when a field is focused or the URL has a fragment @night", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(faq.path);
  await page.mouse.move(50, 50);
  await page.mouse.wheel(0, 5000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toHaveLength(1);
  await page.getByRole("searchbox").focus();
  await hydrated(page);

  // Scripts are needed to show the target of a fragment, such as an answer or a shared loan.
  await page.goto("about:blank");
  const { minimum } = STANDALONE.plan.amountRange;
  await page.goto(`${calculator.path}?amount=${minimum}#loan`);
  await expect(amountField(page)).toHaveValue(formatCount(minimum));
});
