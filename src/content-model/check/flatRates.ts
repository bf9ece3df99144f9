import type { Kind } from "../kind";
import type { Placeholders } from "../placeholders/resolveText";
import { isLeftOut } from "../placeholders/trueWhen";
import { type Remark, remarkOn } from "../remark";
import { textsIn } from "../walkContent";

/**
 * Finds sentences that call one of the lender's rates flat while its plan charges interest on what is
 * still owed.
 */
export function flatRatesIn(content: unknown, kind: Kind, { facts, plan }: Placeholders): Remark[] {
  if (plan?.interest !== "reducing") return [];
  const rates = [...facts].flatMap(([name, { text }]) => (text.endsWith("%") ? [name] : []));
  const rate = `\\{(?:${rates.join("|")})\\b`;
  const sentence = RegExp(`\\bflat\\b[^.\\n]*?${rate}|${rate}[^.\\n]*\\bflat\\b`, "gi");
  const shown = textsIn(kind, content).filter((part) => !isLeftOut(part, plan));
  return shown.flatMap((part) =>
    [...part.text.matchAll(sentence)].map(({ 0: words, index }) => ({
      ...remarkOn(part, words, index),
      message: `"${words}" says that our rate is flat, but content/calculators/standalone.yaml charges interest on what is still owed. Rewrite the sentence, or give a question "trueWhen: flatRate".`,
    })),
  );
}
