/** The server did not respond: the time limit expired, or there was no connection. */
export class NoResponseError extends Error {
  override name = "NoResponseError";
}

/**
 * Runs an operation and aborts it after the time limit, also if it ignores its abort signal.
 * @param limit in milliseconds
 * @throws NoResponseError when the limit expires; otherwise whatever `run` throws
 */
export async function withTimeout<Result>(
  limit: number,
  run: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new NoResponseError(`No response within ${limit} ms.`));
    }, limit);
  });
  try {
    return await Promise.race([run(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
