import { fail } from "../fail.ts";
import { mailFaults } from "../live/backend.ts";
import { faultsOf } from "../live/request.ts";
import { conclude, setting } from "./conclude.ts";

/** `npm run watch -- form`, and hourly at GitHub without any package: what keeps messages from being mailed. */
async function watchContactForm(): Promise<void> {
  const backend = setting("GATSBY_SUPABASE_URL");
  const faults = await faultsOf(mailFaults(backend, setting("CONTACT_SWEEP_SECRET")));
  conclude("the contact form", faults);
}

watchContactForm().catch(fail);
