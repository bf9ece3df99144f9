/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";

jest.setTimeout(120_000);

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});
beforeEach(() => database.reset());

/** Returns whether the message was accepted. */
async function send(id: string, address: string): Promise<boolean> {
  try {
    await database.send({ id }, address);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "PT429" });
    return false;
  }
}

type Outcome = { id: string; failed: boolean };

/** What the function does: claims a mail, the given one or the next, sends it and records the result. */
async function mail(id: string | null, fails: (id: string) => boolean): Promise<Outcome | null> {
  const [claimed] = await database.as(
    "service_role",
    "select id, lease from claim_contact_notification($1)",
    [id],
  );
  if (claimed === undefined) return null;
  const failed = fails(String(claimed.id));
  await database.as("service_role", "select record_contact_notification($1, $2, $3)", [
    claimed.id,
    claimed.lease,
    failed ? "554 spam" : null,
  ]);
  return { id: String(claimed.id), failed };
}

const passMinute = () =>
  database.sql(
    `update contact_submissions
     set created_at = created_at - interval '1 minute',
       next_attempt_at = next_attempt_at - interval '1 minute',
       notified_at = notified_at - interval '1 minute'`,
  );

interface Flood {
  addresses: number;
  minutes: number;
  /** Whether the mail server refuses the mails of their messages. */
  refused?: boolean;
}

/**
 * Every address sends what it may and calls the function for each message, with the clock put forward a
 * minute at a time and a sweep in each. Every seven minutes an honest visitor sends one message, by
 * turns with a page that calls the function and with one that was closed before.
 * @returns the minutes that each honest message waited; NaN for one that was refused or never mailed
 */
async function flood({ addresses, minutes, refused = false }: Flood): Promise<number[]> {
  const honest = new Map<string, { sent: number; wait: number }>();
  let minute = 0;
  const deliver = async (id: string | null) => {
    const outcome = await mail(id, (claimed) => refused && !honest.has(claimed));
    const message = honest.get(outcome?.id ?? "");
    if (message) message.wait = minute - message.sent;
    return outcome;
  };

  for (; minute < minutes; minute += 1) {
    for (let sender = 0; sender < addresses; sender += 1) {
      let id = crypto.randomUUID();
      while (await send(id, `198.51.100.${sender}`)) {
        await deliver(id);
        id = crypto.randomUUID();
      }
    }
    if (minute % 7 === 3 && minute < minutes - 16) {
      const id = crypto.randomUUID();
      honest.set(id, { sent: minute, wait: Number.NaN });
      await send(id, `203.0.113.${minute}`);
      if (minute % 2 === 0) await deliver(id);
    }
    let failures = 0;
    for (let mails = 0; mails < 25 && failures < 3; mails += 1) {
      const outcome = await deliver(null);
      if (outcome === null) break;
      failures = outcome.failed ? failures + 1 : 0;
    }
    await passMinute();
  }
  return [...honest.values()].map(({ wait }) => wait);
}

test.each([
  ["one flooding address", { addresses: 1, minutes: 120 }, 2],
  ["ten flooding addresses", { addresses: 10, minutes: 75 }, 15],
  ["one whose mails are refused", { addresses: 1, minutes: 80, refused: true }, 2],
])("mails an honest message beside %s within minutes", async (_, situation, most) => {
  const waits = await flood(situation);
  expect(waits.length).toBeGreaterThan(7);
  expect(waits.filter((wait) => !(wait <= most))).toEqual([]);
});
