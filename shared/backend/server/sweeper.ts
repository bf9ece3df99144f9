import type { DataApi } from "./dataApi";

/**
 * Triggers the function's sweep every `seconds` seconds (never if 0), as the hosted database's cron job does.
 * The returned `sweep` sweeps immediately, and retries failed emails even if they are not due yet.
 */
export function startSweeper(address: string, dataApi: DataApi, secret: string, seconds: number) {
  const sweepDue = async () => {
    const { ok, status } = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "x-contact-sweep-secret": secret },
      body: "{}",
    });
    if (!ok) throw new Error(`The sweep failed: ${status}.`);
  };
  const sweep = async () => {
    await dataApi.query(
      "update public.contact_submissions set next_attempt_at = now() where notified_at is null",
    );
    await sweepDue();
  };
  const timer = seconds > 0 && setInterval(() => sweepDue().catch(console.error), seconds * 1000);
  return { sweep, stop: () => timer && clearInterval(timer) };
}
