import { escapeHtml } from "../_shared/escapeHtml.ts";
import { emailPattern } from "../_shared/submissionSchema.ts";
import type { ClaimedSubmission } from "./outbox.ts";
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

/** Composes the mail to the team for one stored message, with the same text and Message-ID each time. */
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
    // A mail program replies to every address in this field, so it must be a single plain one.
    ...(emailPattern.test(submission.email) ? { replyTo: submission.email } : {}),
    subject: `Website message: ${oneLine(submission.subject, 150)}`,
    messageId: `<${submission.id}@${domainOf(settings.fromAddress)}>`,
    text: asText(details, submission.message),
    html: asHtml(details, submission.message),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

/** Returns the domain of an address or of `Name <address>`. */
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

const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Returns a text that is safe in a header or on one line of the mail: control characters and line
 * breaks become spaces, so it cannot start another header or field. Cut to `most` code points.
 */
export function oneLine(text: string, most = 200): string {
  const characters = Array.from(text.replace(controlCharacters, " ").trim());
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most).join("")}…`;
}
