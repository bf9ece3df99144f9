import { portOf } from "../lib/addresses";
import { fail } from "../lib/fail";
import { DEFAULT_PORT } from "./options";
import { checkPort } from "./server/ports";
import { startBackend } from "./startBackend";

/** `npm run backend`: runs the local backend without a site, for the one that `npm start` or `npm run dev` serves. */
async function main() {
  const port = portOf("BACKEND_PORT", DEFAULT_PORT);
  for (const offset of [0, 3, 4]) await checkPort(port + offset, "the backend; set BACKEND_PORT");
  const sitePorts = [portOf("SITE_PORT", 9000), portOf("DEVELOP_PORT", 8000)];
  const siteOrigins = sitePorts.flatMap((each) =>
    ["localhost", "127.0.0.1"].map((host) => `http://${host}:${each}`),
  );
  const backend = await startBackend({ port, siteOrigins });
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

main().catch(fail);
