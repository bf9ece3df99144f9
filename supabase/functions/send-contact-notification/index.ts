import { createHandler, type Handler, untilDone } from "./handler.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";
import { readSettings } from "./settings.ts";

/** If the settings are invalid, the server logs the reasons, but tells clients only that it is not set up. */
function createServer(): Handler {
  try {
    const settings = readSettings((name) => Deno.env.get(name));
    return createHandler(settings, {
      outbox: createOutbox(settings.database),
      sendMail: createMailer(settings.mail),
      mail: settings.mail,
    });
  } catch (error) {
    console.error(error);
    return () => Response.json({ error: "The notification is not set up." }, { status: 503 });
  }
}

Deno.serve(untilDone(createServer()));
