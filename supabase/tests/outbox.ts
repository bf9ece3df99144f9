import type { ContactDatabase } from "./contactDatabase";

export interface Claim {
  id: string;
  lease: string;
  attempt: number;
}

/** Stores messages as the form does, and claims and records mails as the function does. */
export function createOutbox(database: () => ContactDatabase) {
  const call = (statement: string, parameters: unknown[]) =>
    database().as("service_role", statement, parameters);
  return {
    async store(address?: string): Promise<string> {
      const id = crypto.randomUUID();
      await database().send({ id }, address);
      return id;
    },
    async claim(id: string | null = null): Promise<Claim | undefined> {
      const rows = await call("select * from claim_contact_notification($1)", [id]);
      return rows[0] as Claim | undefined;
    },
    async record(claimed: Claim | undefined, failure: string | null = null) {
      await call("select record_contact_notification($1, $2, $3)", [
        claimed?.id,
        claimed?.lease,
        failure,
      ]);
    },
  };
}
