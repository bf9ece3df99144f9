export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const LIMIT = 20_000;

/**
 * Requests a URL without following redirects.
 * @throws Error with the URL and the reason when there is no response within 20 seconds
 */
export async function request(address: string, options: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(LIMIT);
    const response = await fetch(address, { redirect: "manual", signal, ...options });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Error(`${address} does not answer: ${cause?.message || cause?.code || message}`);
  }
}

/** Returns the faults that a check finds, or the reason why it could not run. */
export const faultsOf = (check: Promise<readonly string[]>): Promise<readonly string[]> =>
  check.catch((error: Error) => [error.message]);
