import { createTransport, type NodemailerError } from "nodemailer";
import { domainOf, type Mail, oneLine } from "./mail.ts";
import type { MailSettings } from "./settings.ts";

/** Passes an email to the mail server. Rejects with a MailFailure unless the server confirms the email. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * What is known of an email that was not confirmed. A server that has greeted and then ends without a reply may
 * have accepted the email, so sending it again may deliver it twice.
 */
type Outcome = "not reached" | "refused" | "perhaps sent";

export class MailFailure extends Error {
  constructor(
    readonly outcome: Outcome,
    readonly code?: string,
    message?: string,
    /** The code of the server's reply, if there was one. */
    readonly responseCode?: number,
  ) {
    super(message);
  }
}

/**
 * A server may take minutes to confirm an email (RFC 5321, 4.5.3.2.6), and an email whose confirmation is not
 * awaited may arrive twice. The time for an email includes that for the connection. It is shorter than a message's
 * lease and than the host's limit of 150 seconds.
 */
const defaultTimeouts = { connectMilliseconds: 6_000, sendMilliseconds: 60_000 };

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

/**
 * Creates a mailer that sends over SMTP. It uses TLS from the start on ports 465 and 2465, and mandatory
 * STARTTLS on others. Only a server on the same machine is reached without encryption.
 */
export function createMailer(
  settings: MailSettings,
  { connectMilliseconds, sendMilliseconds } = defaultTimeouts,
): SendMail {
  const onThisMachine = loopback.has(settings.host);
  const encrypted = settings.port === 465 || settings.port === 2465;
  return async (mail) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), sendMilliseconds);
    // The session begins with the first command after the greeting. STARTTLS is part of the connection: after it,
    // the session begins again, encrypted.
    let isInSession = false;
    const transport = createTransport({
      host: settings.host,
      port: settings.port,
      name: domainOf(settings.fromAddress),
      secure: encrypted,
      requireTLS: !encrypted && !onThisMachine,
      ignoreTLS: onThisMachine && !encrypted,
      auth: settings.login,
      connectionTimeout: connectMilliseconds,
      greetingTimeout: connectMilliseconds,
      dnsTimeout: connectMilliseconds,
      socketTimeout: sendMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
      // Passes each command to the logger, because errors do not say how far the session got.
      transactionLog: true,
      logger: {
        debug({ tnx }: { tnx?: string }, command: string) {
          if (tnx === "client") isInSession = command !== "STARTTLS";
        },
      },
    });
    try {
      await transport.sendMail({ ...mail, signal: controller.signal });
    } catch (error) {
      const { code, message, responseCode } = error as NodemailerError;
      const outcome = outcomeOf(code, responseCode, isInSession);
      throw controller.signal.aborted
        ? new MailFailure(outcome, "ETIMEDOUT", `no reply within ${sendMilliseconds / 1000} s`)
        : new MailFailure(outcome, code, message, responseCode);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

/** The codes of errors after which an email may have been accepted, unless the server has refused it. */
const uncertain = ["ETIMEDOUT", "ECONNECTION", "ESOCKET", "EPROTOCOL", "EABORT", "EMESSAGE"];

function outcomeOf(code = "", responseCode = 0, isInSession: boolean): Outcome {
  if (responseCode >= 400) return "refused";
  if (!isInSession) return "not reached";
  // nodemailer itself refuses some emails, for example one without a valid recipient.
  return uncertain.includes(code) ? "perhaps sent" : "refused";
}

/** Returns one line for the row's last_error. The database recognizes its beginning, unless it was refused. */
export function describeFailure(error: unknown): string {
  const { outcome, code, message } = error as Partial<MailFailure>;
  const words = [outcome === "refused" ? "" : outcome, code, message ?? error];
  return oneLine(words.filter(Boolean).join(": "), 500);
}

/** Returns a failure's codes for the log, without the server's response, which may quote the sender. */
export function codesOf(error: unknown): string {
  const { code, responseCode, name } = error as Partial<MailFailure>;
  return [code ?? name, responseCode].filter(Boolean).join(" ");
}
