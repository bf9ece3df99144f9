import { createTransport } from "nodemailer";
import { domainOf, type Mail } from "./mail.ts";
import { oneLine } from "./plainText.ts";
import type { MailSettings } from "./settings.ts";

/** Hands one mail to the mail server; rejects when that did not surely happen. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Well below the lease that the database gives a worker, and about what a visitor would wait for. */
const usualLimits = { connectMilliseconds: 6_000, sendMilliseconds: 12_000 };

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

/**
 * Sends over SMTP: encrypted from the start on the ports 465 and 2465, else after STARTTLS, without
 * which nothing is sent. Only to a mail catcher on the same machine it goes in the clear.
 */
export function createMailer(
  settings: MailSettings,
  { connectMilliseconds, sendMilliseconds } = usualLimits,
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
    const timeLimit = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`no answer within ${sendMilliseconds / 1000} s`)),
        sendMilliseconds,
      );
    });
    try {
      await Promise.race([transport.sendMail(mail), timeLimit]);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

/** What is kept on the row of a mail that failed: the error's code, the server's answer, one line. */
export function describeFailure(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return oneLine([code, message ?? error].filter(Boolean).join(": "), 500);
}
