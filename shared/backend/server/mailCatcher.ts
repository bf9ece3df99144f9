import { SMTPServer } from "smtp-server";
import type { MailServerBehaviour } from "../protocol";
import type { MailStore } from "./mailStore";
import { listen } from "./ports";

export interface MailCatcher {
  port: number;
  behave(behaviour: MailServerBehaviour): Promise<void>;
  close(): Promise<void>;
}

/** A mail server on this machine that sends nothing on: what it takes can be read in the mailbox. */
export async function startMailCatcher(port: number, store: MailStore): Promise<MailCatcher> {
  let behaviour: MailServerBehaviour = "takes";
  let server = create();

  function create(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      closeTimeout: 500,
      onRcptTo(_address, _session, callback) {
        callback(behaviour === "refuses" ? new Error("The mailbox is full") : null);
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          store.add(
            Buffer.concat(chunks),
            session.envelope.rcptTo.map(({ address }) => address),
          );
          if (behaviour === "takes and hangs up") hangUp(created);
          else callback();
        });
      },
    });
    // A client that hangs up is no reason for this process to end.
    created.on("error", () => {});
    return created;
  }

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const taken = await listen(server.server, port, "mail catcher");
  return {
    port: taken,
    async behave(next) {
      if (next === "down" && behaviour !== "down") await close();
      if (next !== "down" && behaviour === "down") {
        server = create();
        await listen(server.server, taken, "mail catcher");
      }
      behaviour = next;
    },
    close: async () => {
      if (behaviour !== "down") await close();
    },
  };
}

function hangUp(server: SMTPServer) {
  const { connections } = server as unknown as { connections: Set<{ close(): void }> };
  for (const connection of connections) connection.close();
}
