import { act, renderHook } from "@testing-library/react";
import { useDebouncedText } from "./useDebouncedText";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.runAllTimersAsync());

test("a text appears once it is stable, and again after it has been empty", async () => {
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

test("a text that changes is replaced in one step", async () => {
  const { result, rerender } = renderHook(useDebouncedText, { initialProps: "One" });
  await pause();
  rerender("Two");
  expect(result.current).toBe("One");
  await pause();
  expect(result.current).toBe("Two");
});
