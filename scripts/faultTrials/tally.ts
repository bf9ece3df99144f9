import type { Backend } from "../../shared/backend/startBackend";
import { MARK } from "./faultyProxy";

export interface Tally {
  stored: number;
  mails: number;
  /** Marks of messages told to be saved that are not in the table. */
  lost: string[];
  /** Marks that are in the table more than once. */
  duplicated: string[];
  /** Marks of stored messages with no mail, or with more than one. */
  notMailedOnce: string[];
  /** Mails that belong to no stored message. */
  strayMails: number;
}

const markIn = (text: unknown) => MARK.exec(String(text))?.[0] ?? "";

/** Counts what is in the table and in the mailbox, against what visitors were told. */
export async function tally(backend: Backend, toldSaved: ReadonlySet<string>): Promise<Tally> {
  const rows = await backend.submissions();
  const mails = await backend.mails();
  const stored = count(rows.map(({ message }) => markIn(message)));
  const mailed = count(mails.map(({ text }) => markIn(text)));
  return {
    stored: rows.length,
    mails: mails.length,
    lost: [...toldSaved].filter((mark) => !stored.has(mark)),
    duplicated: [...stored].filter(([, times]) => times > 1).map(([mark]) => mark),
    notMailedOnce: [...stored.keys()].filter((mark) => mailed.get(mark) !== 1),
    strayMails: mails.filter(({ text }) => !stored.has(markIn(text))).length,
  };
}

function count(marks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
