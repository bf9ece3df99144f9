import type { Page } from "playwright-core";
import type { FaultyProxy } from "./faultyProxy";
import type { MessageText, Told, Visitor } from "./visitor";
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

/** @throws with these words when it is not so */
export function demand(condition: boolean, words: string): void {
  if (!condition) throw new Error(words);
}

export const demandTold = (told: Told, expected: Told) =>
  demand(told === expected, `told "${told}", expected "${expected}"`);

/** Opens the page, writes, and sends once. */
export async function writeAndSend({
  visitor,
  message,
}: Trial): Promise<{ page: Page; told: Told }> {
  const page = await visitor.open();
  await visitor.write(page, message("a"));
  return { page, told: await visitor.send(page) };
}

export const expectSaved = async (trial: Trial) =>
  demandTold((await writeAndSend(trial)).told, "saved");
