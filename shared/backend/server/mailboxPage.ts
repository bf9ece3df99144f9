import type { CaughtMail } from "../protocol";

/** The list of mails, the newest first, looking for new ones every few seconds. */
export function listPage(mails: CaughtMail[]): string {
  const rows = mails.toReversed().map(
    ({ number, receivedAt, subject, recipients, replyTo }) =>
      `<tr><td>${escapeHtml(receivedAt)}</td><td><a href="/mails/${number}">${escapeHtml(subject)}</a></td>
<td>${escapeHtml(recipients.join(", "))}</td><td>${escapeHtml(replyTo.join(", "))}</td></tr>`,
  );
  return page(
    "Caught mails",
    `<meta http-equiv="refresh" content="5">
<p>Nothing here was sent on. The same as JSON: <a href="/mails">/mails</a></p>
<table><tr><th>Received</th><th>Subject</th><th>To</th><th>Reply to</th></tr>${rows.join("\n")}</table>
${rows.length === 0 ? "<p>No mail yet.</p>" : ""}`,
  );
}

/** One mail: its text, its HTML without any power, and its source. */
export function mailPage(mail: CaughtMail): string {
  return page(
    escapeHtml(mail.subject),
    `<p><a href="/">All mails</a></p>
<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>
<h2>HTML</h2><iframe sandbox srcdoc="${escapeHtml(mail.html)}" title="HTML"></iframe>
<h2>Source</h2><pre>${escapeHtml(mail.source)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:70rem}td,th{text-align:left;padding:.25rem 1rem .25rem 0}
pre{white-space:pre-wrap;background:#f3f3f3;padding:1rem}iframe{width:100%;height:24rem;border:1px solid #ccc}</style></head>
<body><h1>${title}</h1>
${body}
</body>
</html>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
