import type { SweepTotals } from "../protocol";
import type { DataApi } from "./dataApi";
import type { FunctionRuntime } from "./functionRuntime";

export interface Sweeper {
  /** Sends what is due, or with `evenIfWaiting` also what has to wait after an error. */
  sweep(evenIfWaiting: boolean): Promise<SweepTotals>;
  stop(): void;
}

/** The most mails of one call of the function; more than that needs another call. */
const mailsOfOneCall = 25;

/** Stands in for the hosted database's cron: calls the function's sweep every so many seconds. */
export function startSweeper(
  runtime: FunctionRuntime,
  dataApi: DataApi,
  secret: string,
  seconds: number,
): Sweeper {
  const callOnce = async (): Promise<SweepTotals> => {
    const response = await runtime.serve(
      new Request("http://127.0.0.1/functions/v1/send-contact-notification", {
        method: "POST",
        headers: { "content-type": "application/json", "x-contact-sweep-secret": secret },
        body: "{}",
      }),
    );
    if (!response?.ok)
      throw new Error(`The sweep was answered ${response?.status ?? "by nobody"}.`);
    return (await response.json()) as SweepTotals;
  };

  const sweep = async (evenIfWaiting: boolean): Promise<SweepTotals> => {
    if (evenIfWaiting) {
      await dataApi.query(
        "update public.contact_submissions set next_attempt_at = now() where notified_at is null",
      );
    }
    const totals: SweepTotals = { sent: 0, failed: 0 };
    let latest: SweepTotals;
    do {
      latest = await callOnce();
      totals.sent += latest.sent;
      totals.failed += latest.failed;
    } while (latest.sent + latest.failed === mailsOfOneCall);
    return totals;
  };

  let running = false;
  const onTime = async () => {
    if (running) return;
    running = true;
    try {
      await sweep(false);
    } catch (error) {
      console.error(error);
    } finally {
      running = false;
    }
  };
  const timer = seconds > 0 ? setInterval(() => void onTime(), seconds * 1000) : undefined;
  return { sweep, stop: () => clearInterval(timer) };
}
