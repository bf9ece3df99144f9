import { PostgrestClient } from "@supabase/postgrest-js";
import type { ContactRow } from "../_shared/contactFields.ts";
import type { Settings } from "./settings.ts";

/** A stored message that only this worker may email for now. */
export interface ClaimedSubmission extends ContactRow {
  id: string;
  lease: string;
  attempt: number;
  created_at: string;
}

/** The messages that have yet to be emailed; see the functions in supabase/migrations. */
export type Outbox = ReturnType<typeof createOutbox>;

const CALL_TIMEOUT = 6_000;

/**
 * The delays before each retry of recording a result, in milliseconds. Retrying is worthwhile, because an
 * email that is not recorded as sent would be sent again.
 */
const retryDelays = [200, 1_000, 3_000];

export function createOutbox({ url, secretKey }: Settings["database"]) {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
  });

  const call = async (name: string, values: Record<string, unknown> = {}): Promise<unknown> => {
    const { data, error, status } = await client
      .rpc(name, values)
      .abortSignal(AbortSignal.timeout(CALL_TIMEOUT));
    if (error) throw new Error(`${name} returned ${status} ${error.code}: ${error.message}`);
    return data;
  };

  const record = async (claimed: ClaimedSubmission, failure: string | null): Promise<void> => {
    const values = { submission_id: claimed.id, claimed_lease: claimed.lease, failure };
    for (const delay of retryDelays) {
      try {
        await call("record_contact_notification", values);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    await call("record_contact_notification", values);
  };

  return {
    /** Claims the message with this id or, without one, the next in the queue. Returns null if none is due. */
    async claim(id?: string): Promise<ClaimedSubmission | null> {
      const rows = await call("claim_contact_notification", { submission_id: id ?? null });
      return (rows as ClaimedSubmission[])[0] ?? null;
    },
    recordSent: (claimed: ClaimedSubmission) => record(claimed, null),
    recordFailure: (claimed: ClaimedSubmission, failure: string) => record(claimed, failure),
    /** Records that a sweep has run. Returns the notices that the team should get now, usually none. */
    claimNotices: async () => (await call("claim_contact_notice")) as string[],
    recordNotices: () => call("record_contact_notice"),
    /** Returns figures and sentences without personal data. */
    state: () => call("contact_state"),
  };
}
