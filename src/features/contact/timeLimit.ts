/** There was no answer: none in time, or no connection to fetch from. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/**
 * Runs something that can be aborted, and gives up on it after the limit even where it does not
 * listen to its signal.
 * @param limit in milliseconds
 * @throws NoAnswer when the limit has passed; else whatever `run` throws
 */
export async function withinLimit<Result>(
  limit: number,
  run: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new NoAnswer(`No answer within ${limit} ms.`));
    }, limit);
  });
  try {
    return await Promise.race([run(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
