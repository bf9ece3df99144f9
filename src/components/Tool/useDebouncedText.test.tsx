import { act, renderHook } from "@testing-library/react";
import { useDebouncedText } from "./useDebouncedText";

beforeEach(() => jest.useFakeTimers());

const pause = () => act(() => jest.runAllTimersAsync());

test("returns the text when it stops changing, including after it has been cleared", async () => {
  const { result, rerender } = renderHook(useDebouncedText, { initialProps: "" });
  for (const _ of ["first", "again"]) {
    rerender("Three figures");
    expect(result.current).toBe("");
    await pause();
    expect(result.current).toBe("Three figures");
    rerender("");
    expect(result.current).toBe("");
  }
});

test("keeps the old text until the new one settles", async () => {
  const { result, rerender } = renderHook(useDebouncedText, { initialProps: "One" });
  await pause();
  rerender("Two");
  expect(result.current).toBe("One");
  await pause();
  expect(result.current).toBe("Two");
});
