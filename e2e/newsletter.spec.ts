import type { Page } from "@playwright/test";
import { toast, toasts } from "./support/contactForm";
import { newsletters, notices } from "./support/content";
import { collectSent } from "./support/network";
import { button, openTab } from "./support/page";
import { expect, test } from "./support/test";

const { form } = newsletters;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("the newsletter form reports a missing address, and confirms one without a request, when it is submitted", async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  await page.goto(newsletters.path);
  const subscribe = button(page, form.submit);
  const email = field(page, form.email);
  const consent = page.getByRole("checkbox");
  await field(page, form.firstName).fill("Ana");
  await subscribe.click();
  const error = toast(page, form.errorTitle);
  await expect(error.getByText(form.errorText, { exact: true })).toBeVisible();
  await expect(error).toHaveAttribute("data-destructive");
  await expect(email).toBeFocused();
  await expect(field(page, form.firstName)).toHaveValue("Ana");
  await page.clock.fastForward(5_100);
  await expect(error).toBeHidden();

  const sent = collectSent(page);
  await field(page, form.lastName).fill("Núñez");
  await email.fill("ana@example.com");
  await consent.check();
  await email.press("Enter");
  await expect(toast(page, form.success)).toBeVisible();
  for (const name of [form.firstName, form.lastName, form.email])
    await expect(field(page, name)).toHaveValue("");
  await expect(consent).not.toBeChecked();
  await page.clock.fastForward(5_100);
  await expect(toasts(page)).toHaveCount(0);
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
