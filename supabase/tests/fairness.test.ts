import { codeOf, openContactDatabase } from "./contactDatabase";

jest.setTimeout(240_000);

const database = openContactDatabase();
beforeEach(database.reset);

/** Returns whether the message was accepted. */
async function send(id: string, address: string): Promise<boolean> {
  const code = await codeOf(database.send({ id }, address));
  expect([null, "PT429"]).toContain(code);
  return code === null;
}

type Outcome = { id: string; failed: boolean };

/**
 * Acts like the function: claims the given message or the next one, emails it and records the
 * result.
 */
async function mail(id: string | null, fails: (id: string) => boolean): Promise<Outcome | null> {
  const claimed = await database.claim(id);
  if (claimed === undefined) return null;
  const failed = fails(claimed.id);
  await database.record(claimed, failed ? "554 spam" : null);
  return { id: claimed.id, failed };
}

const HONEST = ["203.0.113.7", "2001:db8:ffff::1", "203.0.113.8"];

interface Flood {
  senders: number;
  minutes: number;
  /** Whether each sender is an IPv6 /48 that uses a new /64 for each message. */
  networks?: boolean;
  /** Whether the mail server rejects emails with their messages. */
  refused?: boolean;
  settings?: Record<string, number>;
}

/**
 * Each flooding sender sends as much as it may. It calls the function for every third message, and
 * often again for the oldest and the newest. The clock advances one minute at a time, with a sweep
 * every minute. Every seven minutes, one of three genuine networks sends a message, alternately
 * from a page that calls the function and from one that was closed before it could. @returns the
 * minutes that each genuine message waited, or NaN if it was rejected or never emailed
 */
async function flood({ senders, minutes, networks, refused, settings }: Flood): Promise<number[]> {
  await database.changeSettings(settings ?? {});
  const sent: string[][] = Array.from({ length: senders }, () => []);
  const honest = new Map<string, { sent: number; wait: number }>();
  let minute = 0;
  const deliver = async (id: string | null) => {
    const outcome = await mail(id, (claimed) => !!refused && !honest.has(claimed));
    const message = honest.get(outcome?.id ?? "");
    if (message) message.wait = minute - message.sent;
    return outcome;
  };

  for (; minute < minutes; minute += 1) {
    for (const [sender, ids] of sent.entries()) {
      let id = crypto.randomUUID();
      const address = () =>
        networks ? `2001:db8:${sender}:${ids.length % 65_536}::1` : `198.51.100.${sender}`;
      while (await send(id, address())) {
        ids.push(id);
        if (ids.length % 3 === 0) await deliver(id);
        id = crypto.randomUUID();
      }
      if (minute % 5 === 0) for (const again of [ids[0], ids.at(-1)]) await deliver(again ?? id);
    }
    if (minute % 7 === 3 && minute < minutes - 16) {
      const id = crypto.randomUUID();
      honest.set(id, { sent: minute, wait: Number.NaN });
      await send(id, HONEST[honest.size % HONEST.length] ?? "");
      if (minute % 2 === 0) await deliver(id);
    }
    let failures = 0;
    for (let mails = 0; mails < 25 && failures < 3; mails += 1) {
      const outcome = await deliver(null);
      if (outcome === null) break;
      failures = outcome.failed ? failures + 1 : 0;
    }
    await database.passTime("1 minute");
    // Moving the times leaves dead rows behind, which each claim would have to read.
    await database.sql("vacuum contact_submissions");
  }
  return [...honest.values()].map(({ wait }) => wait);
}

/**
 * Limits for a day on which the flood has used up its share and the rest is reserved for others.
 */
const reached = { daily_mail_limit: 90, daily_mail_reserve: 70 };

test.each([
  ["one flooding address", { senders: 1, minutes: 120 }, 2],
  ["one flooding /48", { senders: 1, minutes: 75, networks: true }, 2],
  ["ten flooding addresses", { senders: 10, minutes: 75 }, 15],
  ["one address whose emails are rejected", { senders: 1, minutes: 75, refused: true }, 2],
  ["ten addresses whose emails are rejected", { senders: 10, minutes: 30, refused: true }, 15],
  [
    "ten flooding addresses when the daily limit is reached",
    { senders: 10, minutes: 45, settings: reached },
    15,
  ],
])("emails a genuine message within minutes despite %s", async (_, situation, most) => {
  const waits = await flood(situation);
  expect(waits.length).toBeGreaterThan(1);
  expect(waits.filter((wait) => !(wait <= most))).toEqual([]);
});
