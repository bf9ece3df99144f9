import { expect, test } from "@playwright/test";
import { sample } from "../scripts/lib/testDepth";
import { formatCount } from "../src/lib/format";
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

const FORM_PAGES = [
  contact,
  howToApply,
  newsletters,
  notices,
  faq,
  calculator,
  offers,
  resources,
].filter((page) => page !== undefined);

for (const { path } of sample(FORM_PAGES, 2))
  test(`${path} keeps what was entered before hydration, and submits nothing when Enter is pressed`, async ({
    page,
  }) => {
    const release = await openHeld(page, path);
    const fields = page
      .locator("main :is(input:not([type=checkbox], [type=radio], [type=range]), select, textarea)")
      .filter({ visible: true });
    const values = () =>
      fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    const atFirst = await values();
    for (const field of await fields.all()) {
      const type = await field.evaluate((each: HTMLInputElement) => each.type);
      if (type === "select-one") await field.selectOption({ index: 1 });
      else {
        // Enter clicks the form's button. Hydration repeats that click, unless the visitor has typed since.
        await field.press("Enter");
        await field.fill(type === "date" ? "2027-03-03" : "12");
      }
    }
    const entered = await values();
    expect(entered).not.toEqual(atFirst);
    await expect(page).toHaveURL(path);
    release();
    await hydrated(page);
    expect(await values()).toEqual(entered);
    const requests = await page.requests();
    expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
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
