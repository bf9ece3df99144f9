import { randomBytes } from "node:crypto";
import { timeZone } from "../../src/lib/lender";
import { startPostgres } from "./database/startPostgres";
import { localPublishableKey } from "./options";
import { openDataApi } from "./server/dataApi";
import { startFunction } from "./server/functionRuntime";
import { startGateway } from "./server/gateway";
import { startMailbox, startMailCatcher } from "./server/mailCatcher";
import { freePort } from "./server/ports";

interface BackendOptions {
  /**
   * The port for the data API and the function. The port of the mailbox page is 3 higher, and that of the mail
   * catcher 4 higher. If 0, free ports are used.
   */
  port: number;
  siteOrigins: string[];
}

/** The milliseconds between automatic sweeps. */
const SWEEP_INTERVAL = 5000;

/** A local backend: PostgreSQL, the real function on the real Deno, and a mail catcher. */
export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * Starts a backend in this process, with PostgreSQL and the function in processes that end with it.
 * @throws Error when it does not start, for instance because a port is taken
 */
export async function startBackend(options: BackendOptions) {
  /** A stop function for each part that has started, to be called in reverse order. */
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return { ...(await startParts(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts({ port, siteOrigins }: BackendOptions, stops: (() => unknown)[]) {
  const catcher = await startMailCatcher(port && port + 4);
  stops.push(catcher.close);
  const mailbox = await startMailbox(port && port + 3, catcher.mails);
  stops.push(mailbox.close);
  // The secrets are created anew on each start and never stored.
  const secretKey = `sb_secret_${randomBytes(24).toString("base64url")}`;
  const sweepSecret = randomBytes(24).toString("base64url");
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const dataApi = openDataApi(postgres.url, secretKey);
  stops.push(dataApi.close);
  const functionPort = await freePort();
  const gateway = await startGateway(port, dataApi, functionPort);
  stops.push(gateway.close);
  const url = `http://127.0.0.1:${gateway.port}`;
  const runtime = await startFunction(functionPort, {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(catcher.port),
    CONTACT_TEAM_ADDRESS: "team@lender.example",
    CONTACT_FROM_ADDRESS: "The website <website@lender.example>",
    CONTACT_SITE_ORIGINS: siteOrigins.join(","),
    CONTACT_SWEEP_SECRET: sweepSecret,
    CONTACT_TIME_ZONE: timeZone,
  });
  stops.push(runtime.stop);
  const functionUrl = `${url}/functions/v1/send-contact-notification`;
  const sweepDue = () =>
    fetch(functionUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "x-contact-sweep-secret": sweepSecret },
      body: "{}",
    });
  // The hosted database's cron job requests the sweeps.
  const timer = setInterval(() => sweepDue().catch(console.error), SWEEP_INTERVAL);
  stops.push(() => clearInterval(timer));

  return {
    url,
    functionUrl,
    mailboxUrl: `http://127.0.0.1:${mailbox.port}`,
    smtpPort: catcher.port,
    publishableKey: localPublishableKey,
    ended: runtime.ended,
    /** The caught emails, oldest first. */
    mails: catcher.mails,
    setMailServer: catcher.setBehavior,
    /**
     * Sends the pending emails, even if sending has failed before and they are not due yet, but none that was
     * perhaps sent.
     */
    sweep: async () => {
      await dataApi.query(
        `update public.contact_submissions set next_attempt_at = now()
         where notified_at is null and unconfirmed = 0`,
      );
      await sweepDue();
    },
    submissions: () =>
      dataApi.query("select * from public.contact_submissions order by created_at, id"),
    changeSettings: async (settings: Record<string, number>) => {
      for (const [name, value] of Object.entries(settings))
        await dataApi.query("update contact.settings set value = $2 where name = $1", [
          name,
          value,
        ]);
    },
  };
}
