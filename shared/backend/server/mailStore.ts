import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";
import type { CaughtMail } from "../protocol";

export interface MailStore {
  add(source: Buffer, recipients: string[]): void;
  /** All mails, the oldest first. */
  list(): Promise<CaughtMail[]>;
  empty(): void;
}

interface Kept {
  receivedAt: string;
  recipients: string[];
  source: string;
}

/** Keeps each mail as a file of its own in the folder. */
export function openMailStore(folder: string): MailStore {
  const files = () =>
    readdirSync(folder)
      .filter((file) => /^\d+\.json$/.test(file))
      .sort();
  let next = Number.parseInt(files().at(-1) ?? "0", 10) + 1;
  return {
    add(source, recipients) {
      const kept: Kept = {
        receivedAt: new Date().toISOString(),
        recipients,
        source: source.toString("utf8"),
      };
      writeFileSync(join(folder, `${String(next).padStart(6, "0")}.json`), JSON.stringify(kept));
      next += 1;
    },
    list: () =>
      Promise.all(
        files().map((file) =>
          parse(Number.parseInt(file, 10), JSON.parse(readFileSync(join(folder, file), "utf8"))),
        ),
      ),
    empty() {
      for (const file of files()) rmSync(join(folder, file));
    },
  };
}

async function parse(
  number: number,
  { receivedAt, recipients, source }: Kept,
): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source);
  return {
    number,
    receivedAt,
    messageId: mail.messageId ?? "",
    from: addresses(mail.from ? [mail.from] : []).join(", "),
    recipients,
    replyTo: addresses(mail.replyTo ?? []),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    source,
  };
}

function addresses(list: Address[]): string[] {
  return list.flatMap((each) => (each.group ? addresses(each.group) : (each.address ?? [])));
}
