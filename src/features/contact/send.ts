import { showLoadError } from "../../client/loader/LoadErrorAlert";
import { rowOf, type Submission } from "./fields";

/** The time limit for each of the two requests, in milliseconds. */
export const CALL_TIMEOUT = 15_000;

/** Whether a message is known to be stored, with the database's reason if not, and whether it was emailed. */
export type SendResult =
  | { stored: false; reason?: string }
  | { stored: true; notification: "sent" | "refused" | "failed" };

export const importClient = () =>
  import(/* webpackChunkName: "supabase" */ "./supabaseClient").then(
    ({ supabaseClient }) => supabaseClient,
  );

/**
 * Offers to reload the page if the script does not load while online, because a deploy may have removed the
 * script.
 */
async function loadClient() {
  const client = await importClient().catch(() => undefined);
  showLoadError(!client && navigator.onLine);
  return client;
}

/**
 * Stores a message and asks the backend to email it to the team. Nothing is retried automatically: the
 * visitor sees the error and decides, and the idempotency key makes any retry safe.
 * @param submission the message, cleaned and valid
 * @param key its idempotency key
 * @throws only if there is a bug in our own code
 */
export async function sendSubmission(submission: Submission, key: string): Promise<SendResult> {
  const { stored, reason } = await store(submission, key);
  return stored ? { stored, notification: await notify(submission, key) } : { stored, reason };
}

/** Only 201, 204 and "a row with this key exists" count as stored. */
async function store(
  submission: Submission,
  key: string,
): Promise<{ stored: boolean; reason?: string }> {
  const signal = AbortSignal.timeout(CALL_TIMEOUT);
  const expired = new Promise<undefined>((resolve) => {
    signal.onabort = () => resolve(undefined);
  });
  const client = await Promise.race([loadClient(), expired]);
  if (!client) return { stored: false };
  const { error, status } = await client
    .from("contact_submissions")
    .insert({ id: key, ...rowOf(submission) })
    .abortSignal(signal);
  if (!error) return { stored: status === 201 || status === 204 };
  if (status === 409 && error.code === "23505" && isPrimaryKeyConflict(error))
    return { stored: true };
  // Returns only the database's own message. Below 400, supabase-js itself created the error, and a proxy
  // in between may respond with different JSON.
  const isReadable = status >= 400 && typeof error.message === "string";
  return { stored: false, reason: isReadable ? error.message : undefined };
}

const isPrimaryKeyConflict = (error: object) =>
  /contact_submissions_pkey|Key \(id\)/.test(JSON.stringify(error));

async function notify(submission: Submission, key: string): Promise<"sent" | "refused" | "failed"> {
  try {
    const { functions } = await importClient();
    const { data, error } = await functions.invoke("send-contact-notification", {
      body: { ...submission, id: key },
      signal: AbortSignal.timeout(CALL_TIMEOUT),
    });
    const refused = error?.name === "FunctionsHttpError" || error?.name === "FunctionsRelayError";
    const answer: unknown = refused ? await parseJson(error.context) : data;
    if (answer && typeof answer === "object") console.info("Notification:", answer);
    if (refused) return "refused";
    // Any other error means a successful status whose body is not JSON.
    return error?.name === "FunctionsFetchError" ? "failed" : "sent";
  } catch {
    return "failed";
  }
}

const parseJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
