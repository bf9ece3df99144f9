import { rowOf, type Submission } from "./fields";
import type { ContactClient } from "./supabaseClient";

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
  const { stored, message } = await store(loadClient, submission, key);
  if (!stored) return { stored, message };
  return { stored, notification: await notify(loadClient, submission, key) };
}

/** Counts 201, 204 and "a row with this key exists" as stored, and nothing else. */
async function store(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  key: string,
): Promise<{ stored: boolean; message?: string }> {
  const response = await withTimeout(async (signal) => {
    const client = await loadClient().catch(() => undefined);
    return client
      ?.from("contact_submissions")
      .insert({ id: key, ...rowOf(submission) })
      .abortSignal(signal);
  });
  if (!response) return { stored: false };
  const { error, status } = response;
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
    const body = { ...submission, id: key };
    const response = await withTimeout((signal) =>
      functions.invoke("send-contact-notification", { body, signal }),
    );
    if (!response) return "failed";
    const { data, error } = response;
    const refused = error?.name === "FunctionsHttpError" || error?.name === "FunctionsRelayError";
    const answer: unknown = refused ? await parseJson(error.context) : data;
    if (answer && typeof answer === "object") console.info("Notification:", answer);
    if (refused) return "refused";
    // Every other error followed an ok status, for a body that is not JSON.
    return error?.name === "FunctionsFetchError" ? "failed" : "sent";
  } catch {
    return "failed";
  }
}

const parseJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Runs a call. After the time limit, aborts it and returns undefined, even if the call ignores the signal. */
export async function withTimeout<Result>(
  call: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result | undefined> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve(undefined);
    }, CALL_TIMEOUT);
  });
  try {
    return await Promise.race([call(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
