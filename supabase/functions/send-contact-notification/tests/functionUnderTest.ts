import { createHandler } from "../handler.ts";
import { createMailer } from "../mailer.ts";
import { mailSettings, type OutboxInMemory } from "./examples.ts";
import { type MailCatcher, startMailCatcher } from "./mailCatcher.ts";

export const site = "https://www.kwedi.example";
export const sweepSecret = "the sweep's secret";

const patient = { connectMilliseconds: 20_000, sendMilliseconds: 30_000 };

export type Handler = (request: Request) => Promise<Response>;

/** The function over this outbox and a mail server of its own, as long as `use` runs. */
export async function withFunction(
  outbox: OutboxInMemory,
  use: (handle: Handler, catcher: MailCatcher) => Promise<void>,
) {
  const catcher = await startMailCatcher();
  const mail = mailSettings(catcher.port);
  const notifier = { outbox, sendMail: createMailer(mail, patient), mail };
  try {
    await use(createHandler({ siteOrigins: [site], sweepSecret }, notifier), catcher);
  } finally {
    await catcher.close();
  }
}

/** A request by a page of the site. */
export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/send-contact-notification", {
    method: "POST",
    headers: { origin: site, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The status and the body, all there is to compare. */
export async function textOf(response: Response): Promise<string> {
  return `${response.status} ${await response.text()}`;
}
