import type { Page } from "playwright-core";
import { insertFaults, pendingForever } from "./faults";
import { choose, expect, expectReport, type Trial, type TrialKind, writeAndSend } from "./trial";
import { FORM, field, PATH, sendButton } from "./visitor";

/** Sends, and returns while the insert is pending, which may be stored or not. */
async function leaveDuringInsert(trial: Trial): Promise<Page> {
  const { visitor, proxy, random, message } = trial;
  const { mark } = message("a");
  proxy.plan(mark, "insert", choose(Object.values(pendingForever), random));
  const page = await visitor.open();
  await visitor.write(page, message("a"));
  await sendButton(page).click();
  await proxy.faultApplied(mark, "insert");
  return page;
}

/** Expects the draft after the return, and sends it with its idempotency key. */
async function sendDraft({ visitor, message }: Trial, page: Page): Promise<void> {
  await page.getByText(FORM.restored).waitFor();
  expect(
    (await field(page, "message").inputValue()) === message("a").text,
    "The draft was not restored.",
  );
  expectReport(await visitor.send(page), "saved");
}

const NETWORK_FAILURES = ["connectionrefused", "namenotresolved", "internetdisconnected"];

/** Faults that come from visitors and their browsers. */
export const visitorTrials: TrialKind[] = [
  {
    name: "connection refused, name not resolved, no network",
    async run({ visitor, random, message }) {
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await page.route("**/rest/v1/**", (route) => route.abort(choose(NETWORK_FAILURES, random)));
      expectReport(await visitor.send(page), "not saved");
      await page.unroute("**/rest/v1/**");
      expectReport(await visitor.send(page), "saved");
    },
  },
  {
    name: "offline and online again, up to ten times",
    async run(trial) {
      const { visitor, random, message } = trial;
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await page.waitForLoadState("networkidle");
      const times = 1 + Math.floor(random() * 10);
      for (let time = 0; time < times; time += 1) {
        await visitor.context.setOffline(true);
        await page.getByText(FORM.offline).waitFor();
        expectReport(await visitor.send(page), "not saved");
        await visitor.context.setOffline(false);
      }
      expectReport(await visitor.send(page), "saved");
    },
  },
  {
    name: "five clicks, Enter and submits at once",
    async run(trial) {
      const { visitor, proxy, message } = trial;
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await field(page, "subject").press("Enter");
      await page.evaluate(() => {
        const form = document.querySelector("form");
        for (let count = 0; count < 5; count += 1) {
          form?.querySelector("button")?.click();
          form?.requestSubmit();
        }
      });
      expectReport(await visitor.nextReport(), "saved");
      expect(proxy.count(message("a").mark, "insert") === 1, "more than one request");
    },
  },
  {
    name: "tab closed during the insert",
    async run(trial) {
      await (await leaveDuringInsert(trial)).close();
      await sendDraft(trial, await trial.visitor.open());
    },
  },
  {
    name: "reload during the insert",
    async run(trial) {
      const page = await leaveDuringInsert(trial);
      await page.reload();
      await sendDraft(trial, page);
    },
  },
  {
    name: "tab closed between the two calls",
    async run(trial) {
      const { visitor, proxy, random, message } = trial;
      const { mark } = message("a");
      proxy.plan(mark, "notification", () => {});
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await sendButton(page).click();
      await proxy.faultApplied(mark, "notification");
      await page.close();
      if (random() < 0.5) await sendDraft(trial, await visitor.open());
    },
  },
  {
    name: "two tabs with one draft",
    async run(trial) {
      const { visitor, message } = trial;
      const one = await visitor.open();
      await visitor.write(one, message("a"));
      await one.waitForFunction(() => localStorage.length > 0);
      const two = await visitor.open();
      await two.getByText(FORM.restored).waitFor();
      await Promise.all([sendButton(one).click(), sendButton(two).click()]);
      expectReport(await visitor.nextReport(), "saved");
      expectReport(await visitor.nextReport(), "saved");
    },
  },
  {
    name: "text changed after an unknown outcome",
    async run(trial) {
      const { visitor, proxy, message } = trial;
      const [fault] = insertFaults["reset after it is stored"];
      if (fault) proxy.plan(message("a").mark, "insert", fault);
      const { page, report } = await writeAndSend(trial);
      expectReport(report, "not saved");
      await visitor.rewrite(page, message("b"));
      expectReport(await visitor.send(page), "saved");
    },
  },
  {
    name: "Back and Forward after success",
    async run(trial) {
      const { proxy, message } = trial;
      const { page, report } = await writeAndSend(trial);
      expectReport(report, "saved");
      const link = page.getByRole("contentinfo").locator("a[href^='/']").first();
      await link.click();
      await page.waitForURL((url) => url.pathname !== PATH);
      await page.goBack();
      await page.goForward();
      await page.goBack();
      await page.locator("button:enabled", { hasText: FORM.submit }).waitFor();
      expect((await field(page, "message").inputValue()) === "", "The text came back.");
      expect(proxy.count(message("a").mark, "insert") === 1, "It was sent again.");
    },
  },
];
