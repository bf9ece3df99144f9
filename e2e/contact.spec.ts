import { expect, test } from "@playwright/test";
import { MAP_ORIGIN } from "../src/lib/openStreetMap";
import {
  backendRequests,
  exampleMessage,
  field,
  form,
  mailsContaining,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact } from "./support/content";
import { button, DESKTOP, openTab, PHONE } from "./support/page";

const { map } = contact;

test("supabase-js loads only when the form is focused, the form can be sent by keyboard, and its receipt has the reference of the team's email", async ({
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
  const { id, message } = requests[0]?.postDataJSON() ?? {};
  expect(message).toBe(exampleMessage.message);
  await page.getByRole("link", { name: form.received.link }).press("Enter");
  const receipt = page.getByRole("region", { name: form.received.title });
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
  await expect(receipt).toContainText(id);
  await expect.poll(() => mailsContaining(id)).toHaveLength(1);
});

for (const viewport of [PHONE, DESKTOP])
  test(`at ${viewport.width} px, errors are nearer to their fields than to the next label, and stretch nothing beside the form`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openTab(page, contact.path);
    const heights = () =>
      page
        .locator("main section:has(> h2 + form, > h2 + ul) li")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    const before = await heights();
    await sendButton(page).click();
    const gaps = await page.locator("form [data-kind=problem]").evaluateAll((problems) => {
      const labels = [...document.querySelectorAll("form label")].map((label) =>
        label.getBoundingClientRect(),
      );
      return problems.map((problem) => {
        const { bottom, left, right } = problem.getBoundingClientRect();
        const below = labels.filter(
          (label) => label.top >= bottom && label.left < right && label.right > left,
        );
        return Math.min(...below.map(({ top }) => top - bottom));
      });
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(23);
    expect(await heights()).toEqual(before);
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
