import PostalMime, { type Email } from "npm:postal-mime@4.0.0";
import { SMTPServer } from "npm:smtp-server@3.21.6";

export interface CaughtMail extends Email {
  /** The mail as received, with its headers. */
  source: string;
  /** The recipients in the envelope. */
  recipients: string[];
}

export type Behavior = "accepts" | "rejects" | "accepts and disconnects" | "does not respond";

export interface MailCatcher {
  port: number;
  mails: CaughtMail[];
  setBehavior(behavior: Behavior): void;
  close(): Promise<void>;
}

/** Starts a local mail server that stores mails and fails on demand. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let behavior: Behavior = "accepts";
  const server = new SMTPServer({
    name: "localhost",
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect(_session, callback) {
      if (behavior !== "does not respond") callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(behavior === "rejects" ? new Error("The mailbox is full") : null);
    },
    async onData(stream, session, callback) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const source = new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
      const recipients = session.envelope.rcptTo.map(({ address }: { address: string }) => address);
      mails.push({ ...(await PostalMime.parse(source)), source, recipients });
      if (behavior === "accepts and disconnects")
        for (const each of server.connections) each.close();
      else callback();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    mails,
    setBehavior(next) {
      behavior = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
