import { expect, test } from "@playwright/test";
import {
  backendRequests,
  draftNote,
  exampleMessage,
  expectValues,
  FIELDS,
  field,
  openForm,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact, faq } from "./support/content";
import { openHeld } from "./support/network";
import { painted } from "./support/page";

test("the form stays empty when the visitor goes back and forward after sending", async ({
  page,
}) => {
  await page.clock.install();
  const requests = backendRequests(page);
  await openForm(page);
  await sendButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  await page.goto(faq.path);
  for (const step of ["goBack", "goForward", "goBack"] as const) await page[step]();
  await page.clock.fastForward(5_100);
  await expect(sendButton(page)).toBeEnabled();
  await expectValues(page, {});
  await expect(draftNote(page)).toBeHidden();
  expect(requests).toHaveLength(2);
});

test("when the visitor clicks Send before a restored draft appears, the draft is shown and not sent", async ({
  page,
}) => {
  const requests = backendRequests(page);
  await openForm(page);
  await page.goto(faq.path);
  const release = await openHeld(page, contact.path);
  for (const name of FIELDS.filter((each) => each !== "email" && each !== "phone"))
    await field(page, name).fill(exampleMessage[name]);
  await sendButton(page).click();
  release();
  await expect(draftNote(page)).toBeVisible();
  await expectValues(page);
  await painted(page);
  expect(requests.map((each) => each.postData())).toEqual([]);
});

test("each tab keeps its own draft after a reload, and a new tab restores the latest draft", async ({
  page,
  context,
}) => {
  const messages = ["Typed in the first tab", "Typed in the second tab"] as const;
  await openForm(page, messages[0]);
  const second = await context.newPage();
  await second.goto(contact.path);
  await expect(field(second, "message")).toHaveValue(messages[0]);
  await field(second, "message").fill(messages[1]);
  await page.reload();
  await expect(draftNote(page)).toBeVisible();
  await expectValues(page, { ...exampleMessage, message: messages[0] });
  const third = await context.newPage();
  await third.goto(contact.path);
  await expect(field(third, "message")).toHaveValue(messages[1]);
});
