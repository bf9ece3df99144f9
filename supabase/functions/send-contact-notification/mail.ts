import {
  contactFields,
  emailPattern,
  fieldNames,
  visibleLength,
  withAsciiDomain,
} from "../_shared/contactFields.ts";
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

/** Formats a time in a time zone, followed by the city after which the zone is named. */
function timeIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  const city = timeZone.replace(/^.*\//, "").replaceAll("_", " ");
  return `${format.format(new Date(time))} (${city} time)`;
}

/** Asks mail programs not to send an out-of-office reply. */
const noAutomaticReply = { "X-Auto-Response-Suppress": "All" };

/** Composes the email to the team for a stored message. A retry has the same text and Message-ID. */
export function composeMail(submission: ClaimedSubmission, settings: MailSettings): Mail {
  const details: [string, string][] = [
    ...linesOf(submission),
    ["Received", timeIn(settings.timeZone, submission.created_at)],
    ["Reference", submission.id],
  ];
  const message = orNothing(submission.message);
  const sender = withAsciiDomain(submission.email);
  // Mail programs would decode an encoded word (RFC 2047) of the sender's, with any line breaks in it.
  const subject = oneLine(orNothing(submission.subject), 150).replaceAll("=?", "= ?");
  return {
    from: settings.fromAddress,
    to: settings.teamAddress,
    // A mail program replies to every address in this field, so it must be a single plain address.
    ...(emailPattern.test(sender) && !sender.includes("=?") ? { replyTo: sender } : {}),
    subject: `Website message: ${subject}`,
    messageId: `<${submission.id}@${domainOf(settings.fromAddress)}>`,
    text: asText(details, message),
    html: asHtml(details, message),
    // There is no Auto-Submitted header: a person wrote the message, and help desks do not create tickets
    // for automated emails.
    headers: noAutomaticReply,
  };
}

/** Returns a message's fields for the table in the email. Fields that share a line are joined. */
function linesOf(submission: ClaimedSubmission): Map<string, string> {
  const lines = new Map<string, string>();
  for (const name of fieldNames) {
    const { mailLine, column } = contactFields[name];
    if (mailLine)
      lines.set(
        mailLine,
        `${lines.get(mailLine) ?? ""} ${orNothing(submission[column])}`.trimStart(),
      );
  }
  return lines;
}

/** Replaces a text that nobody would see. The database has stored such texts in the past. */
const orNothing = (text: string) => (visibleLength(text) > 0 ? text : "(nothing visible)");

export function composeNotice(notices: string[], settings: MailSettings): Mail {
  const lines = [
    ...notices,
    "To read these messages, mark them as read or delete spam, ask your developer or see docs/contact-messages.md.",
  ];
  return {
    from: settings.fromAddress,
    to: settings.teamAddress,
    subject: "Website messages are waiting in the table",
    messageId: `<${crypto.randomUUID()}@${domainOf(settings.fromAddress)}>`,
    text: `${lines.join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="en">
<body>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
</body>
</html>
`,
    headers: { ...noAutomaticReply, "Auto-Submitted": "auto-generated" },
  };
}

/** Returns the domain of an address or of `Name <address>`, or "localhost" if it has none. */
export function domainOf(address: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(address)?.[1] ?? "localhost";
}

function asText(details: [string, string][], message: string): string {
  const lines = details.map(([label, value]) => `${label}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${message}\n`;
}

/**
 * Breaks long links, so that the email is not wider than a phone's screen. Some mail programs support only
 * the second property.
 */
const wrap = "overflow-wrap: anywhere; word-break: break-word";

function asHtml(details: [string, string][], message: string): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><th align="left">${label}</th><td dir="auto" style="${wrap}">${escapeHtml(oneLine(value))}</td></tr>`,
  );
  // Outlook for Windows ignores `white-space`, so line breaks need elements.
  const lines = escapeHtml(message).replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "<br>");
  return `<!doctype html>
<html lang="en">
<body>
<table>
${rows.join("\n")}
</table>
<p dir="auto" style="white-space: pre-wrap; ${wrap}">${lines}</p>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for use in HTML, between tags and in quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes text safe for a header or a single line of the email. Control characters and line breaks become
 * spaces, so that the text cannot start another header or field. Direction overrides are removed, so that
 * the text reads as written. Text longer than `most` code points is truncated.
 */
export function oneLine(text: string, most = 300): string {
  const characters = Array.from(
    text.replace(directionOverrides, "").replace(controlCharacters, " ").trim(),
  );
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most).join("")}…`;
}
