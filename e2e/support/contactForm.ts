import type { Page } from "@playwright/test";
import { expect } from "./test";

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
export const keptNote = (page: Page) => page.getByText("We kept what you wrote.");

export const anyToast = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).locator("[aria-live] > *");

/** The toast with this title; its text and its button stand in it. */
export const toast = (page: Page, title: string) =>
  anyToast(page).filter({ has: page.getByText(title, { exact: true }) });

export const aMessage = {
  "First name": "Anaïs",
  "Last name": "D'Andrade-Núñez",
  Email: "anais@example.com",
  Phone: "868-555-0142",
  Subject: "A question",
  Message: "How long does it take?",
};

/** Writes into all six fields; the text goes into the last one. */
export async function fillIn(page: Page, message = aMessage.Message): Promise<void> {
  for (const [name, value] of Object.entries({ ...aMessage, Message: message }))
    await field(page, name).fill(value);
}

/** Sees these values in the six fields. */
export async function expectValues(
  page: Page,
  values: Partial<typeof aMessage> = aMessage,
): Promise<void> {
  for (const name of Object.keys(aMessage) as (keyof typeof aMessage)[])
    await expect(field(page, name)).toHaveValue(values[name] ?? "");
}

/** Opens the page, and waits until the form answers by itself: then it counts what is typed. */
export async function openForm(page: Page): Promise<void> {
  await page.goto("/contact");
  await fillIn(page);
  await expect(page.getByText("22 of 5,000")).toBeVisible();
}
