import { setTimeout as wait } from "node:timers/promises";
import { serveSite } from "../../shared/serveSite";

const BETWEEN_LOOKS = 3000;
const LONGEST_ANSWER = 5000;

/**
 * Serves the built site, and starts the server anew when it no longer answers: the CDN's runtime
 * has been seen to hang after browsers broke off many requests at once.
 * @returns what stops it
 */
export async function keepServing(port: number): Promise<() => Promise<void>> {
  let site = await serveSite(port);
  const stopping = new AbortController();
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`, { signal: AbortSignal.timeout(LONGEST_ANSWER) })
      .then((answer) => answer.ok)
      .catch(() => false);
  const watch = async () => {
    while (await pause(stopping.signal)) {
      if ((await answers()) || (await answers())) continue;
      console.warn("The site's server no longer answers; starting it anew.");
      await site.stop();
      site = await serveSite(port);
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
    await site.stop();
  };
}

/** Waits a moment. @returns false once the watch is over */
const pause = (signal: AbortSignal): Promise<boolean> =>
  wait(BETWEEN_LOOKS, true, { signal }).catch(() => false);
