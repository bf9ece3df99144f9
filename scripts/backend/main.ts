import { parseArgs } from "node:util";
import { DEFAULT_PORT } from "../../shared/backend/options";
import { startBackend } from "../../shared/backend/startBackend";
import { fail } from "../fail";

const USAGE = `npm run backend -- [--port ${DEFAULT_PORT}] [--site http://localhost:9000]…
Runs the local backend until Ctrl-C. The mailbox page is at port + 3, the mail catcher at port + 4.`;

/** `npm run backend`: runs the local backend without a site. */
async function main() {
  const backend = await startBackend(readOptions());
  console.info(`Local backend (Ctrl-C stops it)
  data API   ${backend.url}/rest/v1
  function   ${backend.functionUrl}
  emails     ${backend.mailboxUrl}
  SMTP       127.0.0.1:${backend.smtpPort}
  key        ${backend.publishableKey} (local only)`);
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      isStopping = true;
      void backend.stop();
    });
  await backend.ended;
  if (!isStopping)
    fail(
      "The function has ended unexpectedly; see contact-function-*.log in the temporary folder.",
    );
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: "string" }, site: { type: "string", multiple: true } },
    });
    const port = Number(values.port ?? DEFAULT_PORT);
    // 0 means any free ports. The backend uses the given port and the next four, up to 65535.
    if (!Number.isInteger(port) || port < 0 || port > 65_531)
      throw new Error(`--port ${values.port} is not a port number.`);
    return { port, ...(values.site && { siteOrigins: values.site }) };
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

main().catch(fail);
