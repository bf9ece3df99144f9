import { type FieldMessage, optionalAmount } from "../../features/calculator/inputMessages";
import { moneyInText } from "../../lending/money";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";

/** The fields before the visitor has entered anything. Each may stay empty. */
export const NO_ENTRY = { situation: "", instalment: "", pay: "", from: "" };

type Page = Queries.CannotPayPageFieldsFragment;

export interface LetterTexts {
  readonly form: Page["form"];
  readonly sentences: Page["sentences"];
  readonly situations: Page["situations"]["situations"];
}

/** Writes the letter from what the visitor has entered, and from nothing else, and the fields' messages. */
export function letterOf(entry: typeof NO_ENTRY, texts: LetterTexts, today: string) {
  const { form, sentences } = texts;
  const instalment = optionalAmount(entry.instalment);
  const pay = optionalAmount(entry.pay, true);
  const isPast = entry.from !== "" && entry.from < today;
  const date = isPast ? "" : entry.from;
  const covers = instalment.cents !== undefined && (pay.cents ?? 0n) >= instalment.cents;
  const kind = pay.cents === undefined ? "unknown" : pay.cents === 0n ? "nothing" : "amount";

  const amount = (template: string, cents = 0n) =>
    fillTemplate(template, { amount: moneyInText(cents), date: date && formatDate(date) });
  const paragraphs = [
    [sentences.opening, texts.situations.find(({ label }) => label === entry.situation)?.sentence],
    [
      instalment.cents && amount(sentences.instalment, instalment.cents),
      pay.message ? "" : amount(sentences[date ? (`${kind}From` as const) : kind], pay.cents),
      covers && sentences.covers,
    ],
    [sentences.closing],
  ];
  const note = covers ? ({ kind: "note", text: form.covers } as const) : undefined;
  return {
    text: paragraphs.map((parts) => parts.filter(Boolean).join(" ")).join("\n\n"),
    messages: {
      instalment: instalment.message,
      pay: pay.message ?? note,
      from: isPast ? ({ kind: "problem", text: form.past } as const) : undefined,
    } satisfies Partial<Record<keyof typeof NO_ENTRY, FieldMessage | undefined>>,
  };
}
