import { anyToast, field, toast } from "./support/contactForm";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test("the newsletter form asks for an address, then thanks, empties itself and sends nothing", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.goto("/newsletters");
  await page.waitForLoadState("networkidle");
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

  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await field(page, "Last name").fill("Núñez");
  await email.fill("ana@example.com");
  await consent.check();
  await email.press("Enter");
  await expect(toast(page, "Thank you for subscribing to our newsletter!")).toBeVisible();
  for (const name of ["First name", "Last name", "Email address"])
    await expect(field(page, name)).toHaveValue("");
  await expect(consent).not.toBeChecked();
  await page.clock.fastForward(5_100);
  await expect(anyToast(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  expect(complaints).toEqual([]);
});

test("the notices' box does nothing with what is typed", async ({ page }) => {
  await page.goto("/notices");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const email = field(page, "Email address");
  await email.fill("ana@example.com");
  await email.press("Enter");
  await expect(email).toHaveValue("ana@example.com");
  await expect(anyToast(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/notices");
  await page.getByRole("link", { name: "Go to the newsletter" }).click();
  await page.waitForURL("**/newsletters#subscribe");
});

test("the map is our own picture until the interactive one is asked for", async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route(/openstreetmap\.org/, async (route) => {
    elsewhere.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>Map</p>" });
  });
  await page.goto("/contact");
  await hydrated(page);
  const picture = page.getByRole("img", { name: /^Chart of north-west Trinidad/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await page.getByRole("button", { name: "Show interactive map" }).click();
  await expect(frame).toHaveAttribute("title", "Interactive map of Port of Spain");
  await expect(frame.contentFrame().getByText("Map")).toBeVisible();
  await expect(picture).toBeHidden();
  await expect(page.getByRole("link", { name: /^Open in OpenStreetMap/ })).toBeVisible();
  expect(elsewhere).toHaveLength(1);
});
