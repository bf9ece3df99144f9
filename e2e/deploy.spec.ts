import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { draftNote, field } from "./support/contactForm";
import { calculator, contact, faq, otherTextPage, resources, textPage } from "./support/content";
import {
  followLink,
  hydrated,
  loadErrorNotice,
  markDocument,
  openTab,
  reloaded,
} from "./support/page";
import { expect, test } from "./support/test";

/** Expects the page to have been loaded as a new document, without an error. */
async function expectFreshLoad(page: Page): Promise<void> {
  await reloaded(page);
  await hydrated(page);
  await expect(loadErrorNotice(page)).toBeHidden();
}

/** Links to a page with a script of its own, to one of the same template, and to an anchor. */
const LINKS = [
  [faq.path, calculator.path],
  [textPage.path, otherTextPage.path],
  [faq.path, `${resources.path}#education`],
] as const;

test.describe("an open tab", () => {
  for (const [from, to] of sample(LINKS))
    test(`reloads from ${from} to ${to} by a link after a deploy`, async ({ page, context }) => {
      await openTab(page, from);
      await publishNewVersion(context);
      await followLink(page, to);
      await expect(page).toHaveURL(to);
      await expectFreshLoad(page);
      await expect(page.locator(new URL(page.url()).hash || "h1")).toBeInViewport();
    });

  test("reloads by Back after a deploy, also to a page that was prefetched since", async ({
    page,
    context,
  }) => {
    await openTab(page, otherTextPage.path);
    await followLink(page, textPage.path);
    await expect(page).toHaveURL(textPage.path);
    // So that the page of Back is not in the document's memory.
    await page.reload();
    await hydrated(page);
    await markDocument(page);
    await publishNewVersion(context);
    const { path } = otherTextPage;
    await page.evaluate((to) => Reflect.get(window, "___loader").loadPage(to), path);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(path);
    await expectFreshLoad(page);
  });

  test("keeps a half-written message when it reloads after a deploy", async ({ page, context }) => {
    await openTab(page, contact.path);
    const message = field(page, "message");
    await message.fill("I had just written half of");
    await publishNewVersion(context);
    await followLink(page, faq.path);
    await expect(page).toHaveURL(faq.path);
    await expectFreshLoad(page);
    await page.goBack();
    await hydrated(page);
    // The browser restores its position at the footer; the form is lazy-loaded when it is near.
    await message.scrollIntoViewIfNeeded();
    await expect(draftNote(page)).toBeVisible();
    await expect(message).toHaveValue("I had just written half of");
  });
});

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

/** Scripts with other names inside have other checksums; browsers compare none of an unknown form. */
const withoutIntegrity = (html: string) =>
  html.replace(/(\/scripts\/[\w-]+\.js(?:\||" integrity="))sha256-[\w+/=]+/g, "$1none");

/**
 * Makes the site another version of itself, as a deploy does: pages refer to other scripts, and the
 * scripts that an open tab refers to are removed.
 */
async function publishNewVersion(context: BrowserContext): Promise<void> {
  await context.route(/\/scripts\/[^/]+\.js$/, answerScript);
  await context.route(/\/page-data\/.*\.json$/, (route) => answerText(route, renamed));
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    (route) => answerText(route, (html) => withoutIntegrity(renamed(html))),
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
