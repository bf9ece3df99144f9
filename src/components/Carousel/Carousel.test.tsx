import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { useCarousel } from "./Carousel";

function carouselOf(count: number) {
  document.body.innerHTML = `
    <input aria-label="A field"><dialog><button>In a dialog</button></dialog>
    <button>Elsewhere</button><div id="region"><button>Inside</button></div>`;
  const region = document.querySelector<HTMLDivElement>("#region");
  if (!region) throw new Error("The test's page has no region.");
  const { result } = renderHook(() => useCarousel(count));
  result.current.region.current = region;
  return result;
}

describe("useCarousel", () => {
  it.each([
    { count: 2, moves: ["next"], shown: 1 },
    { count: 2, moves: ["next", "next"], shown: 0 },
    { count: 2, moves: ["previous"], shown: 1 },
    { count: 3, moves: ["previous"], shown: 2 },
    { count: 3, moves: ["previous", "previous", "previous"], shown: 0 },
    { count: 3, moves: ["next", "next", "next", "next"], shown: 1 },
    { count: 1, moves: ["next"], shown: 0 },
  ] as const)(
    "shows entry $shown of $count when it was moved by $moves",
    ({ count, moves, shown }) => {
      const result = carouselOf(count);
      for (const move of moves) act(() => result.current[move]());
      expect(result.current.index).toBe(shown);
    },
  );

  it("announces nothing until it is moved", () => {
    const result = carouselOf(2);
    expect(result.current.moved).toBe(false);
    act(() => result.current.next());
    expect(result.current.moved).toBe(true);
  });

  it.each([
    { key: "ArrowRight", at: "Inside", shown: 1 },
    { key: "ArrowLeft", at: "Inside", shown: 2 },
    { key: "ArrowDown", at: "Inside", shown: 0 },
    { key: "ArrowRight", at: "In a dialog", shown: 0 },
    { key: "ArrowRight", at: "A field", shown: 0 },
  ])("shows entry $shown when $key is pressed on “$at”", ({ key, at, shown }) => {
    const result = carouselOf(3);
    const target = screen.queryByText(at) ?? screen.getByLabelText(at);
    const notPrevented = fireEvent.keyDown(target, { key });
    expect(result.current.index).toBe(shown);
    expect(notPrevented).toBe(shown === 0);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
    "leaves arrow keys to the browser when %s is set",
    (modifier) => {
      const result = carouselOf(2);
      fireEvent.keyDown(screen.getByText("Inside"), { key: "ArrowLeft", [modifier]: true });
      expect(result.current.index).toBe(0);
    },
  );
});
