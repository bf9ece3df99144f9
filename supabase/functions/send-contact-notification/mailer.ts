import { createTransport } from "nodemailer";
import { domainOf, type Mail, oneLine } from "./mail.ts";
import type { MailSettings } from "./settings.ts";

/** Passes an email to the mail server. Rejects unless the server confirms that it has accepted the email. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Timeouts much shorter than a message's lease, and about as long as a visitor is willing to wait. */
const defaultTimeouts = { connectMilliseconds: 6_000, sendMilliseconds: 12_000 };

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
      socketTimeout: connectMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            Object.assign(new Error(`no response within ${sendMilliseconds / 1000} s`), {
              code: "ETIMEDOUT",
            }),
          ),
        sendMilliseconds,
      );
    });
    try {
      await Promise.race([transport.sendMail(mail), timeout]);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

/** Returns one line for the row's last_error: the error's code and the server's response. */
export function describeFailure(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return oneLine([code, message ?? error].filter(Boolean).join(": "), 500);
}

/** Returns a failure's codes for the log, without the server's response, which may quote the sender. */
export function codesOf(error: unknown): string {
  const { code, responseCode, name } = error as Record<string, unknown>;
  return [code ?? name, responseCode].filter(Boolean).join(" ");
}
