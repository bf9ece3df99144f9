import { type BrowserContext, test as base, expect, type Page, type Route } from "@playwright/test";
import { type Backend, startBackend } from "../../scripts/backend/startBackend";
import { TEST_SITE } from "../../scripts/lib/addresses";
import { CALL_TIMEOUT } from "../../src/features/contact/send";
import { limitByTimers } from "../../test/limitByTimers";
import {
  CALLS,
  errorToast,
  exampleMessage,
  expectValues,
  form,
  openForm,
  sendButton,
  sentToast,
  TOASTS,
} from "../support/contactForm";
import { button } from "../support/page";

type Call = keyof typeof CALLS;

export type Fault = (route: Route, trial: Trial) => Promise<unknown> | undefined;

/** Never responds, and advances the clocks of the open pages past the time limit for a request. */
export const timesOut: Fault = (_, { context }) =>
  Promise.all(context.pages().map((page) => page.clock.fastForward(CALL_TIMEOUT)));
/** Never responds, for visitors who leave before the time limit. */
export const neverAnswers: Fault = () => undefined;
/** Forwards the request to the backend, and withholds the response from the page. */
export const afterForwarding =
  (fault: Fault): Fault =>
  async (route, trial) => {
    await route.fetch({ url: trial.urlOf(route) });
    await fault(route, trial);
  };

/** A long link of the kind that people paste into messages. */
const LINK = `https://example.com/${"a".repeat(200)}`;

/** A visitor writes to the lender on the built site, with a real backend, while chosen requests fail. */
export class Trial {
  /** The idempotency keys of the requests so far. */
  readonly calls: Record<Call, string[]> = { insert: [], notification: [] };
  private readonly mark = crypto.randomUUID();
  readonly text = `${this.mark} <b>😀 שלום</b> ${LINK} ${exampleMessage.message}`;
  /** The messages that must be stored and emailed. */
  readonly texts = [this.text];

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly backend: Backend,
  ) {
    context.on("request", (request) => {
      const call = request.url().includes("/rest/") ? "insert" : "notification";
      if (request.method() === "POST") this.calls[call].push(request.postDataJSON().id);
    });
  }

  urlOf = (route: Route) =>
    route
      .request()
      .url()
      .replace(/^https?:\/\/[^/]+/, this.backend.url);

  /** Makes the next request of this kind fail. */
  plan = (call: Call, fault: Fault) =>
    this.context.route(
      CALLS[call],
      // The page may have closed since the request.
      async (route) => fault(route, this)?.catch(() => undefined),
      { times: 1 },
    );

  async sendInVain(text = TOASTS.notStored.text): Promise<void> {
    const { page } = this;
    await sendButton(page).click();
    const error = errorToast(page);
    await expect(error.getByText(text, { exact: true })).toBeVisible();
    await expect(error).toHaveAttribute("data-destructive");
    await expect(sendButton(page)).toBeEnabled();
    await expectValues(page, { ...exampleMessage, message: this.text });
  }

  /** Sends the message, and expects its row to be in the table once the page reports that it is stored. */
  async send(page = this.page): Promise<void> {
    await sendButton(page).click();
    await expect(sentToast(page)).toBeVisible();
    expect(await this.storedTexts()).not.toEqual([]);
    await expect(button(page, form.sent)).toBeDisabled();
    await expectValues(page, {});
  }

  /** Expects that exactly the messages in `texts` are stored verbatim and emailed, each of them once. */
  async expectOutcome(): Promise<void> {
    const outcome = async () => {
      await this.backend.sweep();
      const mails = this.backend.mails.filter((mail) => mail.text.includes(this.mark));
      return { texts: await this.storedTexts(), mails: mails.length };
    };
    const expected = { texts: this.texts, mails: this.texts.length };
    // Waits longer than a lease, because an interrupted worker keeps its lease, and no other worker may send the
    // email before the lease expires.
    await expect.poll(outcome, { timeout: 90_000, intervals: [500] }).toEqual(expected);
    expect(await outcome()).toEqual(expected);
  }

  private async storedTexts(): Promise<unknown[]> {
    const rows = await this.backend.submissions();
    return rows.map(({ message }) => message).filter((text) => String(text).includes(this.mark));
  }
}

/** Settings with short leases, so that a trial can wait for them to expire, and without effective limits. */
const SETTINGS = {
  sender_limit: 1e6,
  overall_limit: 1e6,
  mail_limit: 1e6,
  sender_mail_limit: 1e6,
  lease_seconds: 40,
};

export const test = base.extend<{ trial: Trial }, { backend: Backend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use) => {
      const backend = await startBackend({ siteOrigins: [TEST_SITE], port: 0 });
      await backend.changeSettings(SETTINGS);
      await use(backend);
      await backend.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  trial: async ({ context, page, backend }, use) => {
    const trial = new Trial(page, context, backend);
    await context.clock.install();
    await context.addInitScript(limitByTimers);
    for (const pattern of Object.values(CALLS))
      await context.route(pattern, (route) => route.continue({ url: trial.urlOf(route) }));
    await openForm(page, trial.text);
    await use(trial);
    await backend.setMailServer("accepts");
  },
});

export { expect };
