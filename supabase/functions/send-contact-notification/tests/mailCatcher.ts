import PostalMime, { type Email } from "npm:postal-mime@4.0.0";
import { SMTPServer } from "npm:smtp-server@3.21.6";

export interface CaughtMail extends Email {
  /** The mail as it came, headers and all. */
  source: string;
  /** Where the envelope says it goes. */
  recipients: string[];
}

export type Behaviour = "takes" | "refuses" | "takes and hangs up" | "says nothing";

export interface MailCatcher {
  port: number;
  mails: CaughtMail[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it gets, and fails on demand. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let behaviour: Behaviour = "takes";
  const server = new SMTPServer({
    name: "localhost",
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect(_session, callback) {
      if (behaviour !== "says nothing") callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(behaviour === "refuses" ? new Error("The mailbox is full") : null);
    },
    async onData(stream, session, callback) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const source = new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
      const recipients = session.envelope.rcptTo.map(({ address }: { address: string }) => address);
      mails.push({ ...(await PostalMime.parse(source)), source, recipients });
      if (behaviour === "takes and hangs up") for (const each of server.connections) each.close();
      else callback();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    mails,
    behave(next) {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
