import { NoResponseError, withTimeout } from "./timeout";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("aborts and rejects when the time limit expires, and not before", async () => {
  let signal: AbortSignal | undefined;
  const attempt = withTimeout(1000, (given) => {
    signal = given;
    return new Promise(() => {});
  });
  const outcome = expect(attempt).rejects.toBeInstanceOf(NoResponseError);
  await jest.advanceTimersByTimeAsync(999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await outcome;
});

test.each([
  ["returns the result", () => Promise.resolve("done")],
  ["throws the error", () => Promise.reject(new RangeError("done"))],
])("%s and clears its timer when the operation ends in time", async (_, run) => {
  await expect(withTimeout(1000, run).catch(({ message }) => message)).resolves.toBe("done");
  expect(jest.getTimerCount()).toBe(0);
});
