import { expect, type Page, type Request, type Route } from "@playwright/test";
import { TEST_BACKEND_PORT } from "../../scripts/lib/addresses";
import { fillTemplate } from "../../src/lib/fillTemplate";
import { formatCount } from "../../src/lib/format";
import { contactFields } from "../../supabase/functions/_shared/contactFields";
import { exampleSubmission } from "../../supabase/tests/exampleSubmission";
import { contact } from "./content";
import { button } from "./page";

export { exampleSubmission as exampleMessage } from "../../supabase/tests/exampleSubmission";

export const { form } = contact;
export const { toasts: TOASTS } = form;

type FieldName = keyof typeof exampleSubmission;
export const FIELDS = Object.keys(exampleSubmission) as FieldName[];

export const field = (page: Page, name: FieldName) => page.getByLabel(form[name], { exact: true });
export const sendButton = (page: Page) => button(page, form.submit);
export const draftNote = (page: Page) => page.getByText(form.restored, { exact: true });

export const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).locator("[aria-live] > *");

/** Finds the toast with this title, including its text and button. */
export const toast = (page: Page, title: string) =>
  toasts(page).filter({ has: page.getByText(title, { exact: true }) });

export const sentToast = (page: Page) => toast(page, TOASTS.sent.title);
export const errorToast = (page: Page) => toast(page, TOASTS.notStored.title);

export async function fillIn(page: Page, message = exampleSubmission.message): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill({ ...exampleSubmission, message }[name]);
}

/** Expects these values in the six fields. A field without a given value must be empty. */
export async function expectValues(
  page: Page,
  values: Partial<typeof exampleSubmission> = exampleSubmission,
): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(values[name] ?? "");
}

export const counted = (count: number) => {
  const maximum = formatCount(contactFields.message.most);
  return `${fillTemplate(form.count, { count: formatCount(count), maximum })} ${form.characters}`;
};

export const characterCount = (page: Page) => page.locator("#contactMessage-hint");

/**
 * Opens the page, fills in the form, and waits until it counts characters, which shows that it is hydrated.
 */
export async function openForm(page: Page, message = exampleSubmission.message): Promise<void> {
  await page.goto(contact.path);
  await fillIn(page, message);
  await expect(characterCount(page)).toHaveText(counted([...message].length));
}

/** Returns a list of the requests that the page sends to the backend from now on. */
export function backendRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request);
  });
  return requests;
}

/** The URLs of the data API, which stores a message, and of the function, which emails it. */
export const CALLS = { insert: "**/rest/v1/**", notification: "**/functions/v1/**" };

export type Answer = (route: Route) => Promise<unknown>;

export const answer =
  (status: number, body = "", contentType = "text/html"): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType, headers: { "access-control-allow-origin": "*" } });

export const json = (status: number, body: object): Answer =>
  answer(status, JSON.stringify(body), "application/json");

/** Simulates a network failure. The reason is one of Playwright's error codes. */
export const failure =
  (reason = "connectionrefused"): Answer =>
  (route) =>
    route.abort(reason);

/** The page that a network shows instead of any response until the visitor has signed in. */
export const CAPTIVE_PORTAL = "<!doctype html><title>Sign in to the hotel's network</title>";

/**
 * Returns the team's emails that contain the text. Poll this function, because an email may arrive after
 * the page has reported success.
 */
export async function mailsContaining(text: string) {
  const response = await fetch(`http://127.0.0.1:${TEST_BACKEND_PORT + 3}/mails`);
  const mails: { text: string; html: string }[] = await response.json();
  return mails.filter((mail) => mail.text.includes(text));
}
