import { buffer } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listen, serve } from "./ports";

export type MailServerBehavior =
  | "accepts"
  | "confirms late"
  | "rejects"
  | "accepts and disconnects"
  | "does not respond"
  | "down";

interface CaughtMail {
  receivedAt: string;
  messageId: string;
  recipients: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: string[];
  source: string;
}

/**
 * Starts a mail server that stores emails without forwarding them. For the tests, its behaviour can change
 * while it runs: it can also confirm emails late, reject them, disconnect, not respond, or stop and restart on
 * the same port.
 */
export async function startMailCatcher(port: number) {
  /** The caught emails, oldest first. They are kept until the backend ends. */
  const mails: CaughtMail[] = [];
  let behavior: MailServerBehavior = "accepts";
  /** How long "confirms late" waits, in milliseconds. */
  let delay = 0;
  let server = create();

  function create(): SMTPServer {
    const created = new SMTPServer({
      // Fixed, because the machine's own host name varies.
      name: "localhost",
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      closeTimeout: 500,
      onConnect(_session, callback) {
        if (behavior !== "does not respond") callback();
      },
      onRcptTo(_address, _session, callback) {
        callback(behavior === "rejects" ? new Error("The mailbox is full") : null);
      },
      async onData(stream, session, callback) {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(await parseMail(String(await buffer(stream)), recipients));
        if (behavior === "confirms late") setTimeout(callback, delay);
        else if (behavior === "accepts and disconnects") disconnect(created);
        else callback();
      },
    });
    // Without a listener, an error such as a client's disconnection would end this process.
    created.on("error", () => {});
    return created;
  }

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const actualPort = await listen(server.server, port, "mail catcher");
  return {
    port: actualPort,
    mails,
    async setBehavior(next: MailServerBehavior, milliseconds = 0) {
      if (next === "down" && behavior !== "down") await close();
      if (next !== "down" && behavior === "down") {
        server = create();
        await listen(server.server, actualPort, "mail catcher");
      }
      behavior = next;
      delay = milliseconds;
    },
    close: async () => {
      if (behavior !== "down") await close();
    },
  };
}

function disconnect(server: SMTPServer) {
  const { connections } = server as unknown as { connections: Set<{ close(): void }> };
  for (const connection of connections) connection.close();
}

async function parseMail(source: string, recipients: string[]): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source);
  return {
    receivedAt: new Date().toISOString(),
    recipients,
    source,
    messageId: mail.messageId ?? "",
    replyTo: addresses(mail.replyTo ?? []),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: mail.headers.map(({ key }) => key),
  };
}

function addresses(list: Address[]): string[] {
  return list.flatMap((each) => (each.group ? addresses(each.group) : (each.address ?? [])));
}

/** Serves the caught emails as text, newest first, and as JSON at /mails. */
export const startMailbox = (port: number, mails: readonly CaughtMail[]) =>
  serve(port, "mailbox page", ({ url }, response) => {
    const text = mails.toReversed().map(asText).join("\n\n") || "No email yet.";
    const [type, body] =
      url === "/mails" ? ["application/json", JSON.stringify(mails)] : ["text/plain", text];
    response.setHeader("Content-Type", `${type}; charset=utf-8`).end(body);
  });

const asText = ({ receivedAt, recipients, replyTo, subject, text }: CaughtMail) =>
  `${receivedAt} to ${recipients}, reply to ${replyTo}: ${subject}\n\n${text}`;
