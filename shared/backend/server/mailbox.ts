import { createServer } from "node:http";
import { escapeHtml } from "../../../supabase/functions/_shared/escapeHtml";
import type { CaughtMail } from "../protocol";
import type { MailStore } from "./mailCatcher";
import { listen } from "./ports";

export interface Mailbox {
  port: number;
  close(): Promise<void>;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves the caught mails as pages, and as JSON at /mails. */
export async function startMailbox(port: number, store: MailStore): Promise<Mailbox> {
  const respond = async (method: string, path: string): Promise<[number, string, string]> => {
    const mails = await store.list();
    if (method === "DELETE" && path === "/mails") {
      store.empty();
      return [200, "application/json", "[]"];
    }
    if (path === "/") return [200, "text/html", listPage(mails)];
    if (path === "/mails") return [200, "application/json", JSON.stringify(mails)];
    const mail = mails.find(({ number }) => path === `/mails/${number}`);
    return mail === undefined
      ? [404, "text/plain", "There is no such mail."]
      : [200, "text/html", mailPage(mail)];
  };

  const server = createServer(async (incoming, outgoing) => {
    const [status, type, body] = await respond(incoming.method ?? "GET", incoming.url ?? "/");
    outgoing
      .writeHead(status, {
        "Content-Type": `${type}; charset=utf-8`,
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
      })
      .end(body);
  });
  return {
    port: await listen(server, port, "mailbox page"),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The list of mails, newest first; reloads every few seconds. */
function listPage(mails: CaughtMail[]): string {
  const rows = mails.toReversed().map(
    ({ number, receivedAt, subject, recipients, replyTo }) =>
      `<tr><td>${escapeHtml(receivedAt)}</td><td><a href="/mails/${number}">${escapeHtml(subject)}</a></td>
<td>${escapeHtml(recipients.join(", "))}</td><td>${escapeHtml(replyTo.join(", "))}</td></tr>`,
  );
  return page(
    "Caught mails",
    `<meta http-equiv="refresh" content="5">
<p>These mails were not forwarded. As JSON: <a href="/mails">/mails</a></p>
<table><tr><th>Received</th><th>Subject</th><th>To</th><th>Reply to</th></tr>${rows.join("\n")}</table>
${rows.length === 0 ? "<p>No mail yet.</p>" : ""}`,
  );
}

/** A mail's text, its HTML in a sandbox, and its source. */
function mailPage(mail: CaughtMail): string {
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
