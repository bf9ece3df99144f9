import { field, toast, toasts } from "./support/contactForm";
import { collectSent } from "./support/network";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

test("the newsletter form reports a missing address, and confirms one without a request, when it is submitted", async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  await page.goto("/newsletters");
  const subscribe = page.getByRole("button", { name: "Subscribe", exact: true });
  const email = field(page, "Email address");
  const consent = page.getByRole("checkbox");
  await field(page, "First name").fill("Ana");
  await subscribe.click();
  const error = toast(page, "Error");
  await expect(error.getByText("Please enter your email address", { exact: true })).toBeVisible();
  await expect(error).toHaveAttribute("data-destructive");
  await expect(email).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("Ana");
  await page.clock.fastForward(5_100);
  await expect(error).toBeHidden();

  const sent = collectSent(page);
  await field(page, "Last name").fill("Núñez");
  await email.fill("ana@example.com");
  await consent.check();
  await email.press("Enter");
  await expect(toast(page, "Thank you for subscribing to our newsletter!")).toBeVisible();
  for (const name of ["First name", "Last name", "Email address"])
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
  await page.goto("/notices");
  await hydrated(page);
  const sent = collectSent(page);
  const email = field(page, "Email address");
  await email.fill("ana@example.com");
  await email.press("Enter");
  await expect(email).toHaveValue("ana@example.com");
  await expect(toasts(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/notices");
  await page.getByRole("link", { name: "Go to the newsletter" }).click();
  await page.waitForURL("**/newsletters#subscribe");
});
