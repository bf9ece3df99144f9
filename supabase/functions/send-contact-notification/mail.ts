import { emailPattern } from "../_shared/submissionSchema.ts";
import type { ClaimedSubmission } from "./outbox.ts";
import { escapeHtml, oneLine } from "./plainText.ts";
import type { MailSettings } from "./settings.ts";

export interface Mail {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const receivedFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "America/Port_of_Spain",
});

/** The mail to the team for one stored message: the same words and the same Message-ID each time. */
export function composeMail(submission: ClaimedSubmission, settings: MailSettings): Mail {
  const received = `${receivedFormat.format(new Date(submission.created_at))} (Trinidad time)`;
  const details: [string, string][] = [
    ["Name", `${submission.first_name} ${submission.last_name}`],
    ["E-mail", submission.email],
    ["Phone", submission.phone],
    ["Subject", submission.subject],
    ["Received", received],
    ["Key", submission.id],
  ];
  return {
    from: settings.fromAddress,
    to: settings.teamAddress,
    // A mail program would answer to every address in the field, so only one plain one gets there.
    ...(emailPattern.test(submission.email) ? { replyTo: submission.email } : {}),
    subject: `Website message: ${oneLine(submission.subject, 150)}`,
    messageId: `<${submission.id}@${domainOf(settings.fromAddress)}>`,
    text: asText(details, submission.message),
    html: asHtml(details, submission.message),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

/** The domain of an address or of `Name <address>`. */
export function domainOf(address: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(address)?.[1] ?? "localhost";
}

function asText(details: [string, string][], message: string): string {
  const lines = details.map(([label, value]) => `${label}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${message}\n`;
}

function asHtml(details: [string, string][], message: string): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(oneLine(value))}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<body>
<table>
${rows.join("\n")}
</table>
<p dir="auto" style="white-space: pre-wrap">${escapeHtml(message)}</p>
</body>
</html>
`;
}
