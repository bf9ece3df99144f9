import { expect, test } from "@playwright/test";
import { MAP_ORIGIN } from "../src/lib/openStreetMap";
import {
  backendRequests,
  exampleMessage,
  field,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact } from "./support/content";
import { button, openTab } from "./support/page";

const { map } = contact;

test("supabase-js loads only when the form is focused, and the form can be sent by keyboard", async ({
  page,
}) => {
  const requests = backendRequests(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await openTab(page, contact.path);
  // The client cannot be in a chunk of a different name, because the budgets require this one.
  const sendingScripts = () => fetched.filter((address) => address.includes("/scripts/supabase-"));
  expect(sendingScripts()).toEqual([]);
  await field(page, "firstName").focus();
  await expect.poll(() => sendingScripts().length).toBe(1);
  for (const value of Object.values(exampleMessage)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(sentToast(page)).toBeVisible();
  expect(requests[0]?.postDataJSON().message).toBe(exampleMessage.message);
});

test("the interactive map appears when its button is clicked", async ({ page }) => {
  await page.route(`${MAP_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }),
  );
  await openTab(page, contact.path);
  await button(page, map.showLabel).click();
  await expect(page.locator("iframe").contentFrame().getByText("Map")).toBeVisible();
  await expect(page.locator("iframe")).toBeFocused();
  await expect(page.locator("iframe")).toHaveAttribute("referrerpolicy", "no-referrer");
});
