import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { draftNote, field } from "./support/contactForm";
import { footerLink, heading, hydrated, loadErrorNotice, openTab, reloaded } from "./support/page";
import { expect, test } from "./support/test";

/** Expects the page to have been loaded as a new document, without an error. */
async function expectFreshLoad(page: Page): Promise<void> {
  await reloaded(page);
  await hydrated(page);
  await expect(loadErrorNotice(page)).toBeHidden();
}

/** Links to a page of the same template, of another one, and of one with a script of its own. */
const LINKS: [from: string, link: string, to: string, title: string][] = [
  ["/privacy-policy", "Terms of Service", "/terms-of-service", "Terms of Service"],
  ["/faq", "Privacy Policy", "/privacy-policy", "Privacy Policy"],
  ["/faq", "Loan Calculator", "/loan-calculator", "What a loan costs"],
];

test.describe("an open tab", () => {
  for (const [from, link, to, title] of sample(LINKS, 1, "deploys"))
    test(`reloads from ${from} to ${to} when a link is clicked after a deploy`, async ({
      page,
      context,
    }) => {
      await openTab(page, from);
      await publishNewVersion(context);
      await footerLink(page, link).click();
      await expect(page).toHaveURL(to);
      await expectFreshLoad(page);
      await expect(heading(page, title)).toBeVisible();
    });

  test("scrolls to the link's anchor when it reloads after a deploy", async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, "/faq");
    await publishNewVersion(context);
    await page.getByRole("button", { name: "Media" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Media", exact: true }).click();
    await expect(page).toHaveURL("/resources#media");
    await expectFreshLoad(page);
    await expect(page.locator("#media")).toBeInViewport();
  });

  test("reloads when the deploy has added the template of the link's page", async ({
    page,
    context,
  }) => {
    await openTab(page, "/faq");
    await publishNewVersion(context);
    await page.route("**/page-data/privacy-policy/page-data.json", renameTemplate, { times: 1 });
    await footerLink(page, "Privacy Policy").click();
    await expect(page).toHaveURL("/privacy-policy");
    await expectFreshLoad(page);
  });

  test("keeps a half-written message when it reloads after a deploy", async ({ page, context }) => {
    await openTab(page, "/contact");
    const message = field(page, "Message");
    await message.fill("I had just written half of");
    await publishNewVersion(context);
    await footerLink(page, "FAQ").click();
    await expect(page).toHaveURL("/faq");
    await expectFreshLoad(page);
    await page.goBack();
    await hydrated(page);
    // The browser restores its position at the footer; the form is lazy-loaded when it is near.
    await message.scrollIntoViewIfNeeded();
    await expect(draftNote(page)).toBeVisible();
    await expect(message).toHaveValue("I had just written half of");
  });
});

const renameTemplate = async (route: Route) => {
  const response = await route.fetch();
  const json = { ...(await response.json()), componentChunkName: "component---of-a-new-kind" };
  await route.fulfill({ response, json });
};

const SCRIPTS = "public/scripts";
const HASHED = /-([0-9a-f]{10})\.js$/;

const reversed = (text: string) => [...text].reverse().join("");

/** The hashes in the built site, which change with its code. */
const hashes = [
  ...readdirSync(SCRIPTS).flatMap((file) => HASHED.exec(file)?.[1] ?? []),
  JSON.parse(readFileSync("public/page-data/app-data.json", "utf8")).webpackCompilationHash,
];

/** Returns a file's text as a build of other code would write it: with other hashes. */
const renamed = (text: string) =>
  hashes.reduce((result, hash) => result.replaceAll(hash, reversed(hash)), text);

const restored = (text: string) =>
  hashes.reduce((result, hash) => result.replaceAll(reversed(hash), hash), text);

const integrityOf = (address: string) =>
  `sha256-${createHash("sha256")
    .update(renamed(readFileSync(`public${restored(address)}`, "utf8")))
    .digest("base64")}`;

const withIntegrity = (html: string) =>
  html.replace(
    /(\/scripts\/[\w-]+\.js)(\||" integrity=")sha256-[\w+/=]+/g,
    (_, address: string, between: string) => `${address}${between}${integrityOf(address)}`,
  );

/**
 * Makes the site another version of itself, as a deploy does: pages refer to other scripts, and the
 * scripts that an open tab refers to are removed.
 */
async function publishNewVersion(context: BrowserContext): Promise<void> {
  await context.route(/\/scripts\/[^/]+\.js$/, answerScript);
  await context.route(/\/page-data\/.*\.json$/, (route) => answerText(route, renamed));
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    (route) => answerText(route, (html) => withIntegrity(renamed(html))),
  );
}

async function answerScript(route: Route): Promise<void> {
  const address = route.request().url();
  if (hashes.some((hash) => address.includes(hash)))
    await route.fulfill({ status: 404, contentType: "text/html", body: "not found" });
  else await answerText(route, renamed, restored(address));
}

async function answerText(
  route: Route,
  change: (text: string) => string,
  url = route.request().url(),
): Promise<void> {
  const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  // The page that sent the request may have been closed.
  if (!response || body === undefined) await route.abort().catch(() => {});
  else await route.fulfill({ response, body: change(body) });
}
