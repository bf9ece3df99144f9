import { escapeHtml } from "../../../supabase/functions/_shared/escapeHtml";
import type { CaughtMail, MailStore } from "./mailCatcher";
import { serve } from "./ports";

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves the caught emails on a page, and as JSON at /mails. */
export function startMailbox(port: number, store: MailStore) {
  const respond = (path: string): [status: number, type: string, body: string] => {
    if (path === "/") return [200, "text/html", page(store.mails)];
    if (path === "/mails") return [200, "application/json", JSON.stringify(store.mails)];
    return [404, "text/plain", "There is no such page."];
  };

  return serve(port, "mailbox page", (incoming, outgoing) => {
    const [status, type, body] = respond(incoming.url ?? "/");
    outgoing
      .writeHead(status, {
        "Content-Type": `${type}; charset=utf-8`,
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
      })
      .end(body);
  });
}

/** Renders the emails, newest first, each with its text, its HTML in a sandbox, and its source. */
const page = (mails: CaughtMail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Caught emails</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:70rem}
pre{white-space:pre-wrap;background:#f3f3f3;padding:1rem}iframe{width:100%;height:24rem;border:1px solid #ccc}</style></head>
<body><h1>Caught emails</h1>
<p>These emails were not forwarded. As JSON: <a href="/mails">/mails</a></p>
${mails.toReversed().map(mailHtml).join("\n") || "<p>No email yet.</p>"}
</body>
</html>
`;

const mailHtml = ({ receivedAt, subject, recipients, replyTo, text, html, source }: CaughtMail) =>
  `<details><summary>${escapeHtml(`${receivedAt} to ${recipients}, reply to ${replyTo}: ${subject}`)}</summary>
<h2>Text</h2><pre>${escapeHtml(text)}</pre>
<h2>HTML</h2><iframe sandbox srcdoc="${escapeHtml(html)}" title="HTML"></iframe>
<h2>Source</h2><pre>${escapeHtml(source)}</pre></details>`;
