import { composeMail, composeNotice } from "./mail.ts";
import { codesOf, describeFailure, type MailFailure, type SendMail } from "./mailer.ts";
import type { ClaimedSubmission, Outbox } from "./outbox.ts";
import type { MailSettings } from "./settings.ts";

export interface Notifier {
  outbox: Outbox;
  sendMail: SendMail;
  mail: MailSettings;
}

/**
 * Emails the stored message to the team. Returns "nothing due" if the id is unknown, or if the message is
 * already emailed, being emailed, awaiting a retry, or held back by a limit.
 */
export async function notify(id: string, notifier: Notifier) {
  const claimed = await notifier.outbox.claim(id);
  return claimed === null ? "nothing due" : await deliver(claimed, notifier);
}

/**
 * The times within a sweep after which it begins no email and no notice, in milliseconds. The last of each may
 * take a minute, and the host ends a request after 150 seconds.
 */
const LAST_MAIL = 40_000;
const LAST_NOTICE = 80_000;

/**
 * Emails the messages that are due, in the order of the queue, and then any notices. Stops emailing messages
 * when none is left, after 25 emails, after 40 seconds, or after three failures in a row, which suggest that
 * the mail server is down.
 */
export async function sweep(notifier: Notifier) {
  const result = { sent: 0, failed: 0 };
  const start = Date.now();
  const isBefore = (time: number) => Date.now() - start < time;
  let failuresInARow = 0;
  while (result.sent + result.failed < 25 && failuresInARow < 3 && isBefore(LAST_MAIL)) {
    const claimed = await notifier.outbox.claim();
    if (claimed === null) break;
    const outcome = await deliver(claimed, notifier);
    result[outcome] += 1;
    failuresInARow = outcome === "sent" ? 0 : failuresInARow + 1;
  }
  await tellTeam(notifier, () => isBefore(LAST_NOTICE));
  return result;
}

/**
 * Records that the sweep has run, and sends the team the notices that are due. If there is no time for either, or if
 * sending fails, a later sweep tries again. One that was perhaps sent counts as sent, because the next one follows in
 * a day.
 */
async function tellTeam(
  { outbox, sendMail, mail }: Notifier,
  hasTime: () => boolean,
): Promise<void> {
  if (!hasTime()) return;
  const notices = await outbox.claimNotices();
  if (notices.length === 0 || !hasTime()) return;
  try {
    await sendMail(composeNotice(notices, mail));
  } catch (error) {
    console.error(`The notice to the team: ${codesOf(error)}`);
    if ((error as Partial<MailFailure>).outcome !== "perhaps sent") return;
  }
  await outbox.recordNotices();
}

async function deliver(
  claimed: ClaimedSubmission,
  { outbox, sendMail, mail }: Notifier,
): Promise<"sent" | "failed"> {
  try {
    await sendMail(composeMail(claimed, mail));
  } catch (error) {
    console.error(`Message ${claimed.id}, attempt ${claimed.attempt}: ${codesOf(error)}`);
    await outbox.recordFailure(claimed, describeFailure(error));
    return "failed";
  }
  await outbox.recordSent(claimed);
  return "sent";
}
