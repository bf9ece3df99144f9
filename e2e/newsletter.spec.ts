import type { Page } from "@playwright/test";
import { toast, toasts } from "./support/contactForm";
import { newsletters, notices } from "./support/content";
import { collectSent } from "./support/network";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

const { form } = newsletters;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("the newsletter form confirms an address without a request when it is submitted", async ({
  page,
  consoleErrors,
}) => {
  await page.goto(newsletters.path);
  const sent = collectSent(page);
  const email = field(page, form.email);
  await email.fill("ana@example.com");
  await page.getByRole("checkbox").check();
  await email.press("Enter");
  await expect(toast(page, form.success)).toBeVisible();
  await expect(email).toHaveValue("");
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  expect(consoleErrors).toEqual([]);
});

test("the notices' field keeps its value and sends nothing when Enter is pressed", async ({
  page,
}) => {
  await openTab(page, notices.path);
  const sent = collectSent(page);
  const email = field(page, notices.box.email);
  await email.fill("ana@example.com");
  await email.press("Enter");
  await expect(email).toHaveValue("ana@example.com");
  await expect(toasts(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(notices.path);
  await page.getByRole("link", { name: notices.box.newsletter.label }).click();
  await expect(page).toHaveURL(notices.box.newsletter.to);
});
