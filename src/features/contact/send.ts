import type { SupabaseClient } from "@supabase/supabase-js";
import type { Submission } from "./schema";
import { NoAnswer, withinLimit } from "./timeLimit";

/** How long each of the two calls may take, in milliseconds. */
export const CALL_LIMIT = 15_000;

export type ContactClient = Pick<SupabaseClient, "from" | "functions">;

/** What the server did with a message, as far as its answers say. */
export type Outcome =
  | { stored: false; message?: string }
  | { stored: true; notification: "sent" | "refused" | "failed" };

/**
 * Stores a message and asks for the mail to the team. Nothing is tried twice: the visitor sees what
 * happened and decides, and the key makes any further try safe.
 * @param loadClient fetches supabase-js; its failure counts as a failed connection
 * @param submission the message, cleaned and valid
 * @param id its key, always the same for the same text
 * @throws only what our own code throws
 */
export async function sendSubmission(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  id: string,
): Promise<Outcome> {
  try {
    const { stored, message } = await store(loadClient, submission, id);
    if (!stored) return { stored, message };
  } catch (error) {
    if (error instanceof NoAnswer) return { stored: false };
    throw error;
  }
  return { stored: true, notification: await notify(loadClient, submission, id) };
}

/** The message is stored when the data API says 201 or 204, or that it has this key already. */
async function store(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  id: string,
): Promise<{ stored: boolean; message?: string }> {
  const { error, status } = await withinLimit(CALL_LIMIT, async (signal) => {
    const client = await reach(loadClient);
    return client
      .from("contact_submissions")
      .insert({
        id,
        first_name: submission.firstName,
        last_name: submission.lastName,
        email: submission.email,
        phone: submission.phone,
        subject: submission.subject,
        message: submission.message,
      })
      .abortSignal(signal);
  });
  if (!error) return { stored: status === 201 || status === 204 };
  if (status === 409 && error.code === "23505" && isOnKey(error)) return { stored: true };
  // Below 400 the message is not the server's, but what supabase-js made of the failure.
  return { stored: false, message: status >= 400 ? error.message : undefined };
}

async function reach<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (cause) {
    throw new NoAnswer("The script for sending could not be fetched.", { cause });
  }
}

const isOnKey = ({ message, details }: { message: string; details?: string | null }) =>
  /contact_submissions_pkey|Key \(id\)/.test(`${message} ${details}`);

async function notify(
  loadClient: () => Promise<ContactClient>,
  submission: Submission,
  id: string,
): Promise<"sent" | "refused" | "failed"> {
  try {
    const { functions } = await loadClient();
    const { data, error } = await withinLimit(CALL_LIMIT, (signal) =>
      functions.invoke("send-contact-notification", { body: { ...submission, id }, signal }),
    );
    const refused = error?.name === "FunctionsHttpError" || error?.name === "FunctionsRelayError";
    const answer: unknown = refused ? await readJson(error.context) : data;
    if (answer && typeof answer === "object") console.info("Notification:", answer);
    if (refused) return "refused";
    // Any other error came after an ok status, from a body that is no JSON.
    return error?.name === "FunctionsFetchError" ? "failed" : "sent";
  } catch {
    return "failed";
  }
}

const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);
