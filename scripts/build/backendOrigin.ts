import { settingFaults, settingOf } from "../deploy/settings";
import { fail } from "../lib/fail";

/**
 * Returns the origin of the contact form's backend, from the environment, or "" if the form is switched off,
 * as in previews without a backend. Ends the process if the backend is not configured, so that no build
 * contains a form that cannot send.
 */
export function backendOrigin(): string {
  if (process.env.GATSBY_CONTACT_FORM === "off") return "";
  const faults = settingFaults("build");
  if (faults.length > 0)
    fail(`The contact form needs its backend:
  ${faults.join("\n  ")}
There are three ways out:
  npm start                              builds and serves the site with a backend on this machine
  GATSBY_CONTACT_FORM=off npm run build  builds it with the contact form switched off
  docs/deploying.md                      describes these settings of a hosted backend`);
  return settingOf("GATSBY_SUPABASE_URL");
}
