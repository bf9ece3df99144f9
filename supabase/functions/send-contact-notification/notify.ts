import { composeMail, composeNotice } from "./mail.ts";
import { codesOf, describeFailure, type SendMail } from "./mailer.ts";
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
 * Emails the messages that are due, in the order of the queue, and then any notices. Stops emailing messages
 * when none is left, after 25 emails, after 40 seconds, or after three failures in a row, which suggest that
 * the mail server is down.
 */
export async function sweep(notifier: Notifier) {
  const result = { sent: 0, failed: 0 };
  const end = Date.now() + 40_000;
  let failuresInARow = 0;
  while (result.sent + result.failed < 25 && failuresInARow < 3 && Date.now() < end) {
    const claimed = await notifier.outbox.claim();
    if (claimed === null) break;
    const outcome = await deliver(claimed, notifier);
    result[outcome] += 1;
    failuresInARow = outcome === "sent" ? 0 : failuresInARow + 1;
  }
  await tellTeam(notifier);
  return result;
}

/** Sends the team the notices that are due. If that fails, a later sweep tries again. */
async function tellTeam({ outbox, sendMail, mail }: Notifier): Promise<void> {
  const notices = await outbox.claimNotices();
  if (notices.length === 0) return;
  try {
    await sendMail(composeNotice(notices, mail));
    await outbox.recordNotices();
  } catch (error) {
    console.error(`The notice to the team: ${codesOf(error)}`);
  }
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
