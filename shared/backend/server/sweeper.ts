import type { Controls, SweepTotals } from "../protocol";
import type { DataApi } from "./dataApi";
import type { FunctionRuntime } from "./functionRuntime";

/**
 * Replaces the hosted database's cron: calls the function's sweep at this interval. The sweep that it
 * returns does not wait for the next try of a mail that failed.
 */
export function startSweeper(
  runtime: FunctionRuntime,
  dataApi: DataApi,
  secret: string,
  seconds: number,
) {
  const sweepDue = async (): Promise<SweepTotals> => {
    const response = await runtime.serve(
      new Request("http://127.0.0.1/functions/v1/send-contact-notification", {
        method: "POST",
        headers: { "content-type": "application/json", "x-contact-sweep-secret": secret },
        body: "{}",
      }),
    );
    if (!response?.ok)
      throw new Error(`The sweep failed: ${response?.status ?? "the function has ended"}.`);
    return (await response.json()) as SweepTotals;
  };
  const sweep: Controls["sweep"] = async () => {
    await dataApi.query(
      "update public.contact_submissions set next_attempt_at = now() where notified_at is null",
    );
    return sweepDue();
  };

  const timer = seconds > 0 && setInterval(() => sweepDue().catch(console.error), seconds * 1000);
  return { sweep, stop: () => timer && clearInterval(timer) };
}
