import { parseArgs } from "node:util";
import { type BackendOptions, completeOptions } from "../../shared/backend/options";
import { BackendError } from "../../shared/backend/protocol";
import { type Backend, startBackend } from "../../shared/backend/startBackend";

const usage = `npx tsx scripts/backend/main.ts [--port 54321] [--data .backend] [--site http://localhost:9000]…
Runs the local backend until Ctrl-C. The mailbox page is at port + 3, the mail catcher at port + 4.`;

function readOptions(): BackendOptions {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      data: { type: "string" },
      site: { type: "string", multiple: true },
    },
  });
  const port = Number(values.port ?? completeOptions().ports.api);
  if (!Number.isInteger(port) || port < 1 || port > 65_531) {
    throw new BackendError(`--port ${values.port} is not a port number.`);
  }
  return {
    ports: { api: port, mailbox: port + 3, smtp: port + 4 },
    ...(values.data !== undefined && { dataDirectory: values.data }),
    ...(values.site !== undefined && { siteOrigins: values.site }),
  };
}

function addressesOf({ url, publishableKey, mailboxUrl, smtpPort }: Backend): string {
  return `Local backend (Ctrl-C stops it)
  data API   ${url}/rest/v1
  function   ${url}/functions/v1/send-contact-notification
  mails      ${mailboxUrl}
  SMTP       127.0.0.1:${smtpPort}
  key        ${publishableKey} (local only)`;
}

async function main() {
  const backend = await startBackend(readOptions());
  console.info(addressesOf(backend));
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      isStopping = true;
      void backend.stop();
    });
  }
  const code = await backend.ended;
  if (!isStopping) console.error("The local backend has ended unexpectedly; see its log.");
  process.exitCode = isStopping ? 0 : (code ?? 1) || 1;
}

main().catch((error: unknown) => {
  const isUsage = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  if (isUsage) console.error(`${(error as Error).message}\n${usage}`);
  else console.error(error instanceof BackendError ? error.message : error);
  process.exitCode = 1;
});
