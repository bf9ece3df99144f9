import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { timeZone } from "../../../src/lender";
import { type CompleteOptions, logFileOf, portsOf } from "../options";
import {
  type Addresses,
  BackendError,
  type Call,
  type Controls,
  type FromBackend,
} from "../protocol";
import { openDataApi } from "./dataApi";
import { startFunction } from "./functionRuntime";
import { startGateway, type Upstream } from "./gateway";
import { startMailbox } from "./mailbox";
import { MailStore, startMailCatcher } from "./mailCatcher";
import { startSweeper } from "./sweeper";

/** What stops the parts that have started; the last one is stopped first. */
const stops: (() => unknown)[] = [];

/**
 * Starts all parts in this process, except the function, which runs on Deno.
 * @throws BackendError
 */
async function startParts(
  options: CompleteOptions,
): Promise<{ addresses: Addresses; controls: Controls }> {
  const { dataDirectory, siteOrigins, port, sweepSeconds } = options;
  const ports = portsOf(port);
  mkdirSync(dataDirectory, { recursive: true });
  const store = new MailStore();
  const catcher = await startMailCatcher(ports.smtp, store);
  stops.push(catcher.close);
  const mailbox = await startMailbox(ports.mailbox, store);
  stops.push(mailbox.close);
  const upstream: Upstream = {};
  const gateway = await startGateway(ports.api, upstream);
  stops.push(gateway.close);

  // New at each start and never stored.
  const secretKey = `sb_secret_${randomBytes(24).toString("base64url")}`;
  const sweepSecret = randomBytes(24).toString("base64url");
  const dataApi = await openDataApi(dataDirectory, secretKey);
  stops.push(dataApi.close);
  upstream.dataApi = dataApi;
  const url = `http://127.0.0.1:${gateway.port}`;
  const settings = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(catcher.port),
    CONTACT_TEAM_ADDRESS: "team@lender.example",
    CONTACT_FROM_ADDRESS: "The website <website@lender.example>",
    CONTACT_SITE_ORIGINS: siteOrigins.join(","),
    CONTACT_SWEEP_SECRET: sweepSecret,
    CONTACT_TIME_ZONE: timeZone,
  };
  const runtime = await startFunction(settings, logFileOf(options));
  stops.push(runtime.stop);
  upstream.runtime = runtime;
  const sweeper = startSweeper(runtime, dataApi, sweepSecret, sweepSeconds);
  stops.push(sweeper.stop);
  await dataApi.query("select contact.purge()");

  return {
    addresses: {
      url,
      mailboxUrl: `http://127.0.0.1:${mailbox.port}`,
      smtpPort: catcher.port,
      sweepSecret,
    },
    controls: {
      query: dataApi.query,
      mails: async () => store.mails,
      setMailServer: catcher.setBehavior,
      sweep: sweeper.sweep,
      empty: async () => {
        await dataApi.query("truncate public.contact_submissions");
        store.empty();
      },
    },
  };
}

let controls: Controls | undefined;
let stopping: Promise<void> | undefined;

function send(message: FromBackend) {
  if (process.connected) process.send?.(message);
}

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    try {
      for (const each of stops.splice(0).reverse()) await each();
    } finally {
      process.exit(code);
    }
  })();
  return stopping;
}

async function start(): Promise<void> {
  try {
    const parts = await startParts(JSON.parse(process.argv[2] ?? "{}"));
    controls = parts.controls;
    send({ type: "ready", addresses: parts.addresses });
  } catch (error) {
    const { message, stack } = error as Error;
    send({ type: "failed", message: error instanceof BackendError ? message : String(stack) });
    await stop(1);
  }
}

async function answer({ number, method, parameters }: Call): Promise<void> {
  try {
    const control = controls?.[method] as (...parameters: unknown[]) => Promise<unknown>;
    send({ type: "result", number, result: await control(...parameters) });
  } catch (error) {
    send({ type: "result", number, error: String((error as Error).message) });
  }
}

process.on("message", (call) => void answer(call as Call));
// The channel closes however the parent process ends, so no backend outlives the one that started it.
process.on("disconnect", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
// Ctrl-C reaches every process of the terminal; the parent decides when to stop.
process.on("SIGINT", () => {});
process.on("uncaughtException", (error) => {
  console.error(error);
  void stop(1);
});

void start();
