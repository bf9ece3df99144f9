import { createServer } from "node:http";
import { listPage, mailPage } from "./mailboxPage";
import type { MailStore } from "./mailStore";
import { listen } from "./ports";

export interface MailboxServer {
  port: number;
  close(): Promise<void>;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** The page on which the caught mails can be read, and the same as JSON at /mails. */
export async function startMailboxServer(port: number, store: MailStore): Promise<MailboxServer> {
  const answer = async (method: string, path: string): Promise<[number, string, string]> => {
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
    const [status, type, body] = await answer(incoming.method ?? "GET", incoming.url ?? "/");
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
