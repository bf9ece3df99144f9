import { startMailCatcher } from "../../../../scripts/backend/server/mailCatcher.ts";
import { exampleRow } from "../../../tests/exampleSubmission.ts";
import { createHandler } from "../handler.ts";
import { createMailer } from "../mailer.ts";
import type { ClaimedSubmission, Outbox } from "../outbox.ts";
import type { MailSettings } from "../settings.ts";

export const site = "https://www.lender.example";
export const sweepSecret = "the sweep's secret has 32 characters or more";
export const teamAddress = "team@lender.example";

export function mailSettings(port: number): MailSettings {
  return {
    host: "127.0.0.1",
    port,
    teamAddress,
    fromAddress: "The website <website@lender.example>",
    timeZone: "America/Argentina/Buenos_Aires",
  };
}

export function claimedSubmission(change: Partial<ClaimedSubmission> = {}): ClaimedSubmission {
  return {
    id: crypto.randomUUID(),
    lease: crypto.randomUUID(),
    attempt: 1,
    created_at: "2026-05-04T12:30:00Z",
    ...exampleRow,
    ...change,
  };
}

interface OutboxInMemory extends Outbox {
  pending: ClaimedSubmission[];
  /** The notices that a sweep sends to the team. They stay here until they are recorded as sent. */
  notices: string[];
}

export const state = { problems: ["A message has waited 95 minutes for its email."] };

/** Creates an outbox that returns each message only once. The database tests cover leases and backoff. */
export function createOutboxInMemory(...pending: ClaimedSubmission[]): OutboxInMemory {
  const outbox: OutboxInMemory = {
    pending,
    notices: [],
    claim(id) {
      const index = pending.findIndex((each) => id === undefined || each.id === id);
      return Promise.resolve(index < 0 ? null : (pending.splice(index, 1)[0] ?? null));
    },
    recordSent: () => Promise.resolve(),
    recordFailure: () => Promise.resolve(),
    claimNotices: () => Promise.resolve(outbox.notices),
    recordNotices() {
      outbox.notices = [];
      return Promise.resolve();
    },
    state: () => Promise.resolve(state),
  };
  return outbox;
}

/** Timeouts that are long enough for a machine under heavy load. */
const timeouts = { connectMilliseconds: 20_000, sendMilliseconds: 30_000 };

/** Runs `use` with the function's handler, which uses this outbox and sends emails to a mail catcher. */
export async function withFunction(
  outbox: OutboxInMemory,
  use: (
    handle: ReturnType<typeof createHandler>,
    catcher: Awaited<ReturnType<typeof startMailCatcher>>,
  ) => Promise<void>,
) {
  const catcher = await startMailCatcher(0);
  const mail = mailSettings(catcher.port);
  const notifier = { outbox, sendMail: createMailer(mail, timeouts), mail };
  try {
    await use(createHandler({ siteOrigins: [site], sweepSecret }, notifier), catcher);
  } finally {
    await catcher.close();
  }
}

export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/send-contact-notification", {
    method: "POST",
    headers: { origin: site, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export const get = (headers: Record<string, string>) =>
  new Request("http://localhost/send-contact-notification", { headers });

export async function statusAndBody(response: Response): Promise<string> {
  return `${response.status} ${await response.text()}`;
}
