import { randomBytes } from "node:crypto";
import { type CompleteOptions, logFileOf } from "../options";
import type { Addresses, Controls } from "../protocol";
import { openDataApi } from "./dataApi";
import { takeDataFolder } from "./dataFolder";
import { startFunction } from "./functionRuntime";
import { type Behind, startGateway } from "./gateway";
import { startMailboxServer } from "./mailboxServer";
import { startMailCatcher } from "./mailCatcher";
import { openMailStore } from "./mailStore";
import { startSweeper } from "./sweeper";

export interface RunningBackend {
  addresses: Addresses;
  controls: Controls;
  stop(): Promise<void>;
}

/**
 * Starts everything in this process, but the function, which runs on Deno. What was started is
 * stopped again when a later part fails.
 * @throws BackendError in words for the person who started it.
 */
export async function runBackend(options: CompleteOptions): Promise<RunningBackend> {
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

async function startParts(
  options: CompleteOptions,
  stops: (() => unknown)[],
): Promise<Omit<RunningBackend, "stop">> {
  const { dataDirectory, siteOrigins, ports, sweepSeconds } = options;
  const folder = takeDataFolder(dataDirectory);
  stops.push(folder.release);
  const store = openMailStore(folder.mails);
  const catcher = await startMailCatcher(ports.smtp, store);
  stops.push(catcher.close);
  const mailbox = await startMailboxServer(ports.mailbox, store);
  stops.push(mailbox.close);
  const behind: Behind = {};
  const gateway = await startGateway(ports.api, behind);
  stops.push(gateway.close);

  // New at each start and never written down: nobody but the function is to know them.
  const secretKey = `sb_secret_${randomBytes(24).toString("base64url")}`;
  const sweepSecret = randomBytes(24).toString("base64url");
  const dataApi = await openDataApi(folder.database, secretKey);
  stops.push(dataApi.close);
  behind.dataApi = dataApi;
  const url = `http://127.0.0.1:${gateway.port}`;
  const settings = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(catcher.port),
    CONTACT_TEAM_ADDRESS: "support@kwedi.example",
    CONTACT_FROM_ADDRESS: "Kwedi website <website@kwedi.example>",
    CONTACT_SITE_ORIGINS: siteOrigins.join(","),
    CONTACT_SWEEP_SECRET: sweepSecret,
  };
  const runtime = await startFunction(settings, logFileOf(options));
  stops.push(runtime.stop);
  behind.runtime = runtime;
  const sweeper = startSweeper(runtime, dataApi, sweepSecret, sweepSeconds);
  stops.push(sweeper.stop);
  await dataApi.query("select contact.purge()");

  return {
    addresses: { url, mailboxUrl: `http://127.0.0.1:${mailbox.port}`, smtpPort: catcher.port },
    controls: {
      query: dataApi.query,
      mails: store.list,
      setMailServer: catcher.behave,
      setFunction: async (behaviour) => gateway.setFunction(behaviour),
      sweep: sweeper.sweep,
      empty: async () => {
        await dataApi.query("truncate public.contact_submissions");
        store.empty();
      },
    },
  };
}
