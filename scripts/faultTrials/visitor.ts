import type { BrowserContext, Page } from "playwright-core";
import { CALL_TIMEOUT } from "../../src/features/contact/send";

/** What the visitor sees of a message's fate. */
export type Told = "saved" | "not saved";

export interface MessageText {
  mark: string;
  text: string;
}

const FIELDS = { "First name": "Ana-Maïa", "Last name": "D'Andrade", Phone: "868-555-0142" };
const TITLES: Record<string, Told | undefined> = {
  "Message sent successfully!": "saved",
  "Error submitting form": "not saved",
};

/** Reports every toast to `told` the moment it stands on the page. */
const WATCH_TOASTS = () => {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.parentElement?.hasAttribute("aria-live"))
          (window as unknown as { told(title: string): void }).told(
            node.querySelector("strong")?.textContent ?? "",
          );
  }).observe(document, { childList: true, subtree: true });
};

/** Someone at a browser of their own, who writes to the lender. */
export class Visitor {
  private readonly verdicts: Told[] = [];
  private mark = "";
  private wake = () => {};
  private constructor(
    readonly context: BrowserContext,
    private readonly site: string,
    private readonly onSaved: (mark: string) => Promise<void>,
  ) {}

  static async at(context: BrowserContext, site: string, onSaved: (mark: string) => Promise<void>) {
    const visitor = new Visitor(context, site, onSaved);
    await context.clock.install();
    await context.addInitScript(WATCH_TOASTS);
    await context.exposeFunction("told", (title: string) => visitor.hear(title));
    await context.route(/\.(avif|webp|png|woff2)$/, (route) => route.abort());
    return visitor;
  }

  /** Opens the contact page in a new tab. */
  async open(): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${this.site}/contact`);
    return page;
  }

  /** The clocks of the open pages jump past the time within which a call must be answered. */
  async outwait(): Promise<void> {
    await Promise.all(this.context.pages().map((page) => page.clock.fastForward(CALL_TIMEOUT)));
  }

  async write(page: Page, { mark, text }: MessageText): Promise<void> {
    for (const [label, value] of Object.entries(FIELDS))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel("Email", { exact: true }).fill("ana@example.com");
    await page.getByLabel("Subject", { exact: true }).fill("A question");
    await this.rewrite(page, { mark, text });
  }

  /** Writes another message into the last field, and leaves the others as they are. */
  async rewrite(page: Page, { mark, text }: MessageText): Promise<void> {
    this.mark = mark;
    await page.getByLabel("Message", { exact: true }).fill(text);
  }

  /** Presses the button, hears the verdict, and sees that the page keeps to it. */
  async send(page: Page): Promise<Told> {
    const message = page.getByLabel("Message", { exact: true });
    const text = await message.inputValue();
    await sendButton(page).click();
    const verdict = await this.hearsVerdict();
    if (verdict === "saved") {
      await page.getByRole("button", { name: "Message Sent", exact: true }).waitFor();
      if ((await message.inputValue()) !== "") throw new Error("The form was not emptied.");
    } else {
      await page.locator("button:enabled", { hasText: "Send Message" }).waitFor();
      if ((await message.inputValue()) !== text) throw new Error("The text was not kept.");
    }
    return verdict;
  }

  /** What the next toast that says so tells. */
  async hearsVerdict(): Promise<Told> {
    for (;;) {
      const verdict = this.verdicts.shift();
      if (verdict) return verdict;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  private async hear(title: string): Promise<void> {
    const verdict = TITLES[title];
    if (!verdict) return;
    if (verdict === "saved") await this.onSaved(this.mark);
    this.verdicts.push(verdict);
    this.wake();
  }
}

export const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });
