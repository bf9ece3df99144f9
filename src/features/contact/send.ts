import { rowOf, type Submission } from "./fields";
import type { ContactClient } from "./supabaseClient";
import { NoResponseError, withTimeout } from "./timeout";

/** The time limit of each of the two calls, in milliseconds. */
export const CALL_TIMEOUT = 15_000;

/** What the server did with a message, as far as its responses show. */
export type SendResult =
  | { stored: false; message?: string }
  | { stored: true; notification: "sent" | "refused" | "failed" };

/**
 * Stores a message and requests the mail to the team. Nothing is retried automatically: the visitor
 * sees the error and decides, and the idempotency key makes any retry safe.
 * @param loadClient loads supabase-js; a rejection counts as a failed connection
 * @param submission the message, cleaned and valid
 * @param key its idempotency key
 * @throws only exceptions of our own code
 */
export async function sendSubmission(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  key: string,
): Promise<SendResult> {
  try {
    const { stored, message } = await store(loadClient, submission, key);
    if (!stored) return { stored, message };
  } catch (error) {
    if (error instanceof NoResponseError) return { stored: false };
    throw error;
  }
  return { stored: true, notification: await notify(loadClient, submission, key) };
}

/** Counts 201, 204 and "a row with this key exists" as stored, and nothing else. */
async function store(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  key: string,
): Promise<{ stored: boolean; message?: string }> {
  const { error, status } = await withTimeout(CALL_TIMEOUT, async (signal) => {
    const client = await loadClient().catch((cause) => {
      throw new NoResponseError("The script for sending could not be loaded.", { cause });
    });
    return client
      .from("contact_submissions")
      .insert({
        id: key,
        ...rowOf(submission),
      })
      .abortSignal(signal);
  });
  if (!error) return { stored: status === 201 || status === 204 };
  if (status === 409 && error.code === "23505" && isPrimaryKeyConflict(error))
    return { stored: true };
  // Below 400, supabase-js made the message up for a failure of its own. Something between the page and
  // the database may answer with JSON of another form.
  const isReadable = status >= 400 && typeof error.message === "string";
  return { stored: false, message: isReadable ? error.message : undefined };
}

const isPrimaryKeyConflict = (error: object) =>
  /contact_submissions_pkey|Key \(id\)/.test(JSON.stringify(error));

async function notify(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  key: string,
): Promise<"sent" | "refused" | "failed"> {
  try {
    const { functions } = await loadClient();
    const { data, error } = await withTimeout(CALL_TIMEOUT, (signal) =>
      functions.invoke("send-contact-notification", { body: { ...submission, id: key }, signal }),
    );
    const refused = error?.name === "FunctionsHttpError" || error?.name === "FunctionsRelayError";
    const response: unknown = refused ? await parseJson(error.context) : data;
    if (response && typeof response === "object") console.info("Notification:", response);
    if (refused) return "refused";
    // Every other error followed an ok status, for a body that is not JSON.
    return error?.name === "FunctionsFetchError" ? "failed" : "sent";
  } catch {
    return "failed";
  }
}

const parseJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
