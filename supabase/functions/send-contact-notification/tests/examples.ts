import type { ClaimedSubmission, Outbox } from "../outbox.ts";
import type { MailSettings } from "../settings.ts";

export const teamAddress = "team@kwedi.example";

export function mailSettings(port: number): MailSettings {
  return {
    host: "127.0.0.1",
    port,
    teamAddress,
    fromAddress: "Kwedi website <website@kwedi.example>",
  };
}

export function aSubmission(change: Partial<ClaimedSubmission> = {}): ClaimedSubmission {
  return {
    id: crypto.randomUUID(),
    lease: crypto.randomUUID(),
    attempt: 1,
    created_at: "2026-05-04T12:30:00Z",
    first_name: "Ana",
    last_name: "D'Andrade-Núñez",
    email: "ana@example.com",
    phone: "868-555-0142",
    subject: "A question",
    message: "How long does it take?",
    ...change,
  };
}

export interface OutboxInMemory extends Outbox {
  waiting: ClaimedSubmission[];
  sent: string[];
  failures: string[];
}

/** Hands out each message once; what the real one does with time is tried on the real database. */
export function outboxOf(...waiting: ClaimedSubmission[]): OutboxInMemory {
  const outbox: OutboxInMemory = {
    waiting,
    sent: [],
    failures: [],
    claim(id) {
      const index = waiting.findIndex((each) => id === undefined || each.id === id);
      return Promise.resolve(index < 0 ? null : (waiting.splice(index, 1)[0] ?? null));
    },
    recordSent(claimed) {
      outbox.sent.push(claimed.id);
      return Promise.resolve();
    },
    recordFailure(_claimed, failure) {
      outbox.failures.push(failure);
      return Promise.resolve();
    },
  };
  return outbox;
}
