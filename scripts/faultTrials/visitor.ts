import type { BrowserContext, Page } from "playwright-core";
import type { InferType } from "yup";
import { contactPage } from "../../src/content-model/kinds/contact";
import { readContent } from "../../src/content-model/placeholders/load";
import { CALL_TIMEOUT } from "../../src/features/contact/send";

/** What the page reports about a message. */
export type Report = "saved" | "not saved";

export interface Message {
  mark: string;
  text: string;
}

/** The page of the form; what it says is its owner's choice. */
export const { path: PATH, form: FORM } = readContent<InferType<typeof contactPage.schema>>(
  contactPage.files,
);

const VALUES = {
  firstName: "Ana-Maïa",
  lastName: "D'Andrade",
  phone: "868-555-0142",
  email: "ana@example.com",
  subject: "A question",
} as const;

const TITLES: Record<string, Report | undefined> = {
  [FORM.toasts.sent.title]: "saved",
  [FORM.toasts.notStored.title]: "not saved",
};

/** Reports the title of every toast as soon as it is in the page. */
const WATCH_TOASTS = () => {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.parentElement?.hasAttribute("aria-live"))
          (window as unknown as { reportToast(title: string): void }).reportToast(
            node.querySelector("strong")?.textContent ?? "",
          );
  }).observe(document, { childList: true, subtree: true });
};

/** Someone who writes to the lender, in a browser context of their own. */
export class Visitor {
  private readonly reports: Report[] = [];
  private mark = "";
  private wake = () => {};
  private constructor(
    readonly context: BrowserContext,
    private readonly site: string,
    private readonly onSaved: (mark: string) => Promise<void>,
  ) {}

  static async create(
    context: BrowserContext,
    site: string,
    onSaved: (mark: string) => Promise<void>,
  ) {
    const visitor = new Visitor(context, site, onSaved);
    await context.clock.install();
    await context.addInitScript(WATCH_TOASTS);
    await context.exposeFunction("reportToast", (title: string) => visitor.receive(title));
    await context.route(/\.(avif|webp|png|woff2)$/, (route) => route.abort());
    return visitor;
  }

  /** Opens the contact page in a new tab. */
  async open(): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(this.site + PATH);
    return page;
  }

  /** Advances the clocks of the open pages past the time limit of a call. */
  async exceedTimeLimit(): Promise<void> {
    await Promise.all(this.context.pages().map((page) => page.clock.fastForward(CALL_TIMEOUT)));
  }

  async write(page: Page, { mark, text }: Message): Promise<void> {
    for (const [name, value] of Object.entries(VALUES))
      await field(page, name as keyof typeof VALUES).fill(value);
    await this.rewrite(page, { mark, text });
  }

  /** Replaces the message, and leaves the other fields as they are. */
  async rewrite(page: Page, { mark, text }: Message): Promise<void> {
    this.mark = mark;
    await field(page, "message").fill(text);
  }

  /** Clicks the button, waits for the report, and checks that the form agrees with it. */
  async send(page: Page): Promise<Report> {
    const message = field(page, "message");
    const text = await message.inputValue();
    await sendButton(page).click();
    const report = await this.nextReport();
    if (report === "saved") {
      await page.getByRole("button", { name: FORM.sent, exact: true }).waitFor();
      if ((await message.inputValue()) !== "") throw new Error("The form was not emptied.");
    } else {
      await page.locator("button:enabled", { hasText: FORM.submit }).waitFor();
      if ((await message.inputValue()) !== text) throw new Error("The text was removed.");
    }
    return report;
  }

  /** Returns the report of the next toast that has one. */
  async nextReport(): Promise<Report> {
    for (;;) {
      const report = this.reports.shift();
      if (report) return report;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  private async receive(title: string): Promise<void> {
    const report = TITLES[title];
    if (!report) return;
    if (report === "saved") await this.onSaved(this.mark);
    this.reports.push(report);
    this.wake();
  }
}

export const field = (page: Page, name: "message" | keyof typeof VALUES) =>
  page.getByLabel(FORM[name], { exact: true });

export const sendButton = (page: Page) =>
  page.getByRole("button", { name: FORM.submit, exact: true });
