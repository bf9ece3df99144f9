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

/** The result of contact_state(): figures and sentences without personal data. */
export interface OutboxState {
  oldestWaitingMinutes: number | null;
  waiting: number;
  attempts: number;
  lastError: string | null;
  lastPurge: string | null;
  mailsToday: number;
  /** The problems about which the team is notified by email. */
  notices: string[];
  problems: string[];
}

/** The messages that have yet to be emailed; see the functions in supabase/migrations. */
export interface Outbox {
  /** Claims the message with this id or, without one, the next in the queue. Returns null if none is due. */
  claim(id?: string): Promise<ClaimedSubmission | null>;
  recordSent(claimed: ClaimedSubmission): Promise<void>;
  recordFailure(claimed: ClaimedSubmission, failure: string): Promise<void>;
  /** Records that a sweep has run. Returns the notices that the team should get now, usually none. */
  claimNotices(): Promise<string[]>;
  recordNotices(): Promise<void>;
  state(): Promise<OutboxState>;
}

const CALL_TIMEOUT = 6_000;

/**
 * The delays before each retry of recording a result, in milliseconds. Retrying is worthwhile, because an
 * email that is not recorded as sent would be sent again.
 */
const retryDelays = [200, 1_000, 3_000];

export function createOutbox({ url, secretKey }: Settings["database"]): Outbox {
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
    async claim(id) {
      const rows = await call("claim_contact_notification", { submission_id: id ?? null });
      return (rows as ClaimedSubmission[])[0] ?? null;
    },
    recordSent: (claimed) => record(claimed, null),
    recordFailure: (claimed, failure) => record(claimed, failure),
    claimNotices: async () => (await call("claim_contact_notice")) as string[],
    async recordNotices() {
      await call("record_contact_notice");
    },
    state: async () => (await call("contact_state")) as OutboxState,
  };
}
