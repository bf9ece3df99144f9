import type { Page } from "playwright-core";
import { insertFaults, notificationFaults } from "./faults";
import type { FaultyProxy } from "./faultyProxy";
import { type MessageText, sendButton, type Told, type Visitor } from "./visitor";
import type { World } from "./worlds";

export interface Trial {
  visitor: Visitor;
  proxy: FaultyProxy;
  /** Numbers in [0, 1) that are the same for the same seed. */
  dice: () => number;
  /** A text of this trial; another letter is another text. */
  message(variant: "a" | "b"): MessageText;
}

export interface TrialKind {
  name: string;
  /** What is wrong with the whole backend meanwhile. */
  world?: World;
  run(trial: Trial): Promise<void>;
}

const { "no answer, though stored": storedInSilence, "no answer, not stored": lostInSilence } =
  insertFaults;

function demand(condition: boolean, words: string): void {
  if (!condition) throw new Error(words);
}

const demandTold = (told: Told, expected: Told) =>
  demand(told === expected, `told "${told}", expected "${expected}"`);

/** Opens the page, writes, and sends once. */
async function writeAndSend({ visitor, message }: Trial): Promise<{ page: Page; told: Told }> {
  const page = await visitor.open();
  await visitor.write(page, message("a"));
  return { page, told: await visitor.send(page) };
}

const expectSaved = async (trial: Trial) => demandTold((await writeAndSend(trial)).told, "saved");

/** The visitor tries again until it works, as often as the fault happens. */
const untilSaved =
  (fault: (typeof insertFaults)[string]) =>
  async (trial: Trial): Promise<void> => {
    const { mark } = trial.message("a");
    const times = trial.dice() < 0.7 ? 1 : 2;
    for (let time = 0; time < times; time += 1) trial.proxy.plan(mark, "insert", fault);
    const { page, told } = await writeAndSend(trial);
    demandTold(told, "not saved");
    for (let time = 1; time < times; time += 1)
      demandTold(await trial.visitor.send(page), "not saved");
    demandTold(await trial.visitor.send(page), "saved");
  };

/** Sends, and goes away while the insert is under way, which may be stored or not. */
async function leaveDuringInsert(trial: Trial): Promise<Page> {
  const { visitor, proxy, dice, message } = trial;
  const { mark } = message("a");
  const fault = dice() < 0.5 ? storedInSilence : lostInSilence;
  if (fault) proxy.plan(mark, "insert", fault);
  const page = await visitor.open();
  await visitor.write(page, message("a"));
  await sendButton(page).click();
  await proxy.hasMet(mark, "insert");
  return page;
}

/** The draft is there on return, and is sent with its key. */
async function sendKept({ visitor, message }: Trial, page: Page): Promise<void> {
  await page.getByText("We kept what you wrote").waitFor();
  demand(
    (await page.getByLabel("Message").inputValue()) === message("a").text,
    "The draft was not kept.",
  );
  demandTold(await visitor.send(page), "saved");
}

const inTheBrowser: TrialKind[] = [
  "connectionrefused",
  "namenotresolved",
  "internetdisconnected",
].map((code) => ({
  name: `browser: ${code}`,
  async run(trial) {
    const { visitor, message } = trial;
    const page = await visitor.open();
    await visitor.write(page, message("a"));
    await page.route("**/rest/v1/**", (route) => route.abort(code));
    demandTold(await visitor.send(page), "not saved");
    await page.unroute("**/rest/v1/**");
    demandTold(await visitor.send(page), "saved");
  },
}));

const ofTheVisitor: TrialKind[] = [
  { name: "nothing goes wrong", run: expectSaved },
  {
    name: "offline and online again, up to ten times",
    async run(trial) {
      const { visitor, dice, message } = trial;
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await page.waitForLoadState("networkidle");
      const times = 1 + Math.floor(dice() * 10);
      for (let time = 0; time < times; time += 1) {
        await visitor.context.setOffline(true);
        await page.getByText("You are offline").waitFor();
        demandTold(await visitor.send(page), "not saved");
        await visitor.context.setOffline(false);
      }
      demandTold(await visitor.send(page), "saved");
    },
  },
  {
    name: "five clicks, Enter and submits at once",
    async run(trial) {
      const { visitor, proxy, message } = trial;
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await page.getByLabel("Subject").press("Enter");
      await page.evaluate(() => {
        const form = document.querySelector("form");
        for (let count = 0; count < 5; count += 1) {
          form?.querySelector("button")?.click();
          form?.requestSubmit();
        }
      });
      demandTold(await visitor.hearsVerdict(), "saved");
      demand(proxy.count(message("a").mark, "insert") === 1, "more than one request");
    },
  },
  {
    name: "tab closed during the insert",
    async run(trial) {
      await (await leaveDuringInsert(trial)).close();
      await sendKept(trial, await trial.visitor.open());
    },
  },
  {
    name: "reload during the insert",
    async run(trial) {
      const page = await leaveDuringInsert(trial);
      await page.reload();
      await sendKept(trial, page);
    },
  },
  {
    name: "tab closed between the two calls",
    async run(trial) {
      const { visitor, proxy, dice, message } = trial;
      const { mark } = message("a");
      proxy.plan(mark, "notification", () => {});
      const page = await visitor.open();
      await visitor.write(page, message("a"));
      await sendButton(page).click();
      await proxy.hasMet(mark, "notification");
      await page.close();
      if (dice() < 0.5) await sendKept(trial, await visitor.open());
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
      await two.getByText("We kept what you wrote").waitFor();
      await Promise.all([sendButton(one).click(), sendButton(two).click()]);
      demandTold(await visitor.hearsVerdict(), "saved");
      demandTold(await visitor.hearsVerdict(), "saved");
    },
  },
  {
    name: "text changed after an unknown outcome",
    async run(trial) {
      const { visitor, proxy, message } = trial;
      const fault = insertFaults["reset after it is stored"];
      if (fault) proxy.plan(message("a").mark, "insert", fault);
      const { page, told } = await writeAndSend(trial);
      demandTold(told, "not saved");
      await visitor.rewrite(page, message("b"));
      demandTold(await visitor.send(page), "saved");
    },
  },
  {
    name: "Back and Forward after success",
    async run(trial) {
      const { proxy, message } = trial;
      const { page, told } = await writeAndSend(trial);
      demandTold(told, "saved");
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await page.waitForURL("**/faq");
      await page.goBack();
      await page.goForward();
      await page.goBack();
      await page.locator("button:enabled", { hasText: "Send Message" }).waitFor();
      demand((await page.getByLabel("Message").inputValue()) === "", "The text came back.");
      demand(proxy.count(message("a").mark, "insert") === 1, "It was sent again.");
    },
  },
];

const ofTheWorld = (
  ["function down", "function unreachable", "SMTP down", "SMTP refuses"] as const
).map((world): TrialKind => ({ name: world, world, run: expectSaved }));

/** Every kind of trial; each ends with what the specification and the table of faults demand. */
export const trialKinds: TrialKind[] = [
  ...Object.entries(insertFaults).map(([name, fault]) => ({ name, run: untilSaved(fault) })),
  ...Object.entries(notificationFaults).map(([name, fault]) => ({
    name,
    run: (trial: Trial) => {
      trial.proxy.plan(trial.message("a").mark, "notification", fault);
      return expectSaved(trial);
    },
  })),
  ...inTheBrowser,
  ...ofTheVisitor,
  ...ofTheWorld,
];
