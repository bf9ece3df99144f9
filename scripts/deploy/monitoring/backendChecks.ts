import { type Answer, request } from "./request.ts";

const FUNCTION = "/functions/v1/send-contact-notification";

/**
 * Returns faults that break the contact form or expose the project: its table must exist and reject reads,
 * its function must be configured and allow the site, and sign-up must be off. Stores nothing.
 */
export async function formFaults(
  backend: string,
  key: string,
  site: string,
): Promise<readonly string[]> {
  const headers = { apikey: key };
  const [table, call, auth] = await Promise.all([
    request(`${backend}/rest/v1/contact_submissions?select=id&limit=1`, { headers }),
    request(`${backend}${FUNCTION}`, {
      method: "POST",
      headers: { ...headers, Origin: site, "Content-Type": "application/json" },
      body: "{}",
    }),
    request(`${backend}/auth/v1/settings`, { headers }),
  ]);
  const faults: [isRight: boolean, fault: string][] = [
    [
      table.text.includes("42501"),
      `The form's table does not refuse to be read: ${summary(table)}`,
    ],
    [call.status === 400, `The form's function does not take a request: ${summary(call)}`],
    [
      call.status !== 400 || call.headers.get("access-control-allow-origin") === site,
      `The form's function does not allow ${site}: add it to CONTACT_SITE_ORIGINS`,
    ],
    [
      /"disable_signup": ?true/.test(auth.text),
      `Anybody may sign up, which npm run deploy -- backend prevents: ${summary(auth)}`,
    ],
  ];
  return faults.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

/** Returns faults that delay emailing or deleting stored messages. */
export async function mailFaults(backend: string, secret: string): Promise<readonly string[]> {
  const answer = await request(`${backend}${FUNCTION}`, {
    headers: { "x-contact-sweep-secret": secret },
  });
  // The function responds with one of these codes if the secret is wrong.
  if ([401, 405].includes(answer.status))
    return ["The function refuses the sweep's secret: CONTACT_SWEEP_SECRET is another one there"];
  if (answer.status !== 200) return [`The function answers ${summary(answer)}`];
  const { lastError, problems } = JSON.parse(answer.text) as State;
  return problems.length > 0 && lastError
    ? [...problems, `The last error: ${lastError}`]
    : problems;
}

/** The relevant parts of the database's `contact_state()`. */
interface State {
  lastError: string | null;
  /** Sentences about messages that have waited too long, and jobs that have not run. */
  problems: string[];
}

const summary = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`;
