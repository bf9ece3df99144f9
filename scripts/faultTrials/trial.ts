import type { Page } from "playwright-core";
import { seededRandom } from "../../shared/seededRandom";
import type { FaultyProxy } from "./faultyProxy";
import type { Outage } from "./servers";
import type { Message, Report, Visitor } from "./visitor";

export interface Trial {
  visitor: Visitor;
  proxy: FaultyProxy;
  /** Numbers in [0, 1) that are the same for the same seed. */
  random: () => number;
  /** Returns one of the two messages of this trial. */
  message(variant: "a" | "b"): Message;
}

export interface TrialKind {
  name: string;
  /** The fault of the whole backend during the trial. */
  outage?: Outage;
  run(trial: Trial): Promise<void>;
}

/** Texts that could be changed or executed on their way. */
const DIFFICULT_TEXTS = [
  "😀 👩🏽‍⚕️ e\u0301",
  "שלום ‏וברכה",
  "<script>alert(1)</script> & <b>bold</b>",
  "'); drop table contact_submissions; --",
  "%00 ../../etc/passwd \u0024{1+1}",
  "To: everyone\nBcc: evil@example.com",
  "D'Andrade-Núñez",
  "a plain question",
];

/** Returns a trial's message: a mark by which it is recognised, and a difficult text. */
export function messageOf(number: number, variant: "a" | "b", seed: number): Message {
  const mark = `[[s${seed}t${number}${variant}]]`;
  const text = choose(DIFFICULT_TEXTS, seededRandom(seed * 7919 + number));
  return { mark, text: `${mark} How long does it take?\n${text}` };
}

/** Returns a random item. */
export function choose<Item>(items: readonly Item[], random: () => number): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error("The list to choose from is empty.");
  return chosen;
}

/** @throws Error with the message when the condition is false */
export function expect(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

export const expectReport = (actual: Report, expected: Report) =>
  expect(actual === expected, `reported "${actual}" instead of "${expected}"`);

/** Opens the page, fills in the form and sends it once. */
export async function writeAndSend({
  visitor,
  message,
}: Trial): Promise<{ page: Page; report: Report }> {
  const page = await visitor.open();
  await visitor.write(page, message("a"));
  return { page, report: await visitor.send(page) };
}

export const expectSaved = async (trial: Trial) =>
  expectReport((await writeAndSend(trial)).report, "saved");
