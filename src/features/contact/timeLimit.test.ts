import { NoAnswer, withinLimit } from "./timeLimit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("what does not end in time is aborted and given up, and not before", async () => {
  let signal: AbortSignal | undefined;
  const attempt = withinLimit(1000, (given) => {
    signal = given;
    return new Promise(() => {});
  });
  const outcome = expect(attempt).rejects.toBeInstanceOf(NoAnswer);
  await jest.advanceTimersByTimeAsync(999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await outcome;
});

test.each([
  ["its result", () => Promise.resolve("done")],
  ["its failure", () => Promise.reject(new RangeError("done"))],
])("what ends in time passes on %s and leaves no timer behind", async (_, run) => {
  await expect(withinLimit(1000, run).catch(({ message }) => message)).resolves.toBe("done");
  expect(jest.getTimerCount()).toBe(0);
});
