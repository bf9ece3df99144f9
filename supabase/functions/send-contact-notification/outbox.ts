import { PostgrestClient } from "@supabase/postgrest-js";
import type { Settings } from "./settings.ts";

/** A stored message that this worker, and no other, may mail now. */
export interface ClaimedSubmission {
  id: string;
  lease: string;
  attempt: number;
  created_at: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** The messages that wait for their mail; see supabase/migrations/…_contact_notifications.sql. */
export interface Outbox {
  /** The message with this key, or without one the message that has waited longest, if due. */
  claim(id?: string): Promise<ClaimedSubmission | null>;
  recordSent(claimed: ClaimedSubmission): Promise<void>;
  recordFailure(claimed: ClaimedSubmission, failure: string): Promise<void>;
}

const callMilliseconds = 6_000;
/** A mail that went out and is not stamped would go out again, so this is worth some patience. */
const waitsBeforeRepeat = [200, 1_000, 3_000];

/** The outbox behind the data API, called with the secret key. */
export function createOutbox({ url, secretKey }: Settings["database"]): Outbox {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
  });

  const call = async (name: string, values: Record<string, unknown>): Promise<unknown> => {
    const { data, error, status } = await client
      .rpc(name, values)
      .abortSignal(AbortSignal.timeout(callMilliseconds));
    if (error) throw new Error(`${name} answered ${status} ${error.code}: ${error.message}`);
    return data;
  };

  const record = async (claimed: ClaimedSubmission, failure: string | null): Promise<void> => {
    const values = { submission_id: claimed.id, claimed_lease: claimed.lease, failure };
    for (const wait of waitsBeforeRepeat) {
      try {
        await call("record_contact_notification", values);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    await call("record_contact_notification", values);
  };

  return {
    async claim(id) {
      const rows = await call("claim_contact_notification", { submission_id: id ?? null });
      return (rows as ClaimedSubmission[])[0] ?? null;
    },
    recordSent: (claimed) => record(claimed, null),
    recordFailure: (claimed, failure) => record(claimed, failure),
  };
}
