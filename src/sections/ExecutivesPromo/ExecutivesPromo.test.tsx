import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { markHydrated } from "../../lib/useHydrated";
import { ExecutivesPromo } from "./ExecutivesPromo";

const promo: Queries.HomePromoFieldsFragment = {
  title: "Financing for executives",
  closeLabel: "Close",
  picture: {
    alt: "An open envelope",
    src: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 1,
        height: 1.25,
        images: { fallback: { src: "/envelope.png" } },
      },
    },
  },
  action: { label: "Ask about it", to: "/contact" },
};

const element = <ExecutivesPromo promo={promo} />;
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  jest.useFakeTimers();
  window.promoShown = undefined;
  showModal.mockClear();
  Object.assign(HTMLDialogElement.prototype, {
    showModal,
    close: jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
    }),
  });
});

afterEach(() => jest.useRealTimers());

describe("after a client-side navigation", () => {
  beforeAll(markHydrated);

  test("opens with its name after one second when the loader does not manage it", () => {
    render(element);
    expect(dialog()).not.toHaveAttribute("data-auto-open");
    pass(999);
    expect(showModal).not.toHaveBeenCalled();
    pass(1);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveAccessibleName("Financing for executives");
  });

  test("opens once when the page is opened repeatedly", () => {
    render(element).unmount();
    pass(2000);
    expect(showModal).not.toHaveBeenCalled();
    for (let entry = 0; entry < 2; entry += 1) {
      const { unmount } = render(element);
      pass(2000);
      unmount();
    }
    expect(showModal).toHaveBeenCalledTimes(1);
  });
});

describe("in a prerendered page", () => {
  let root: Root;

  const hydrateAt = (time: number) => {
    Object.assign(performance, { getEntriesByType: () => [{ loadEventStart: 300 }] });
    jest.spyOn(performance, "now").mockReturnValue(time);
    document.body.innerHTML = `<div id="page">${renderToString(element)}</div>`;
    const page = document.getElementById("page") as HTMLElement;
    act(() => {
      root = hydrateRoot(page, element);
    });
  };

  test("leaves the opening to the loader when it hydrates", () => {
    hydrateAt(1200);
    expect(dialog()).toHaveAttribute("data-auto-open");
    pass(5000);
    expect(showModal).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  test.each([
    ["opens when the visitor had left before the loader opened it", 1200, false, 1],
    ["stays closed when the visitor had left after the loader opened it", 1200, true, 0],
    ["stays closed when the loader had opened it before the hydration", 1400, false, 0],
  ])("%s", async (_, hydration, isOpened, openings) => {
    hydrateAt(hydration);
    await act(async () => {
      dialog().open = isOpened;
    });
    act(() => root.unmount());
    render(element);
    pass(1000);
    expect(showModal).toHaveBeenCalledTimes(openings);
  });
});

describe("when open", () => {
  beforeEach(() => {
    render(element);
    pass(1000);
    jest.useRealTimers();
  });

  test("closes when the visitor clicks beside it, not on its picture", async () => {
    await userEvent.click(screen.getByRole("img", { name: "An open envelope" }));
    expect(dialog().open).toBe(true);
    await userEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });

  test("closes by its button and a click beside it when there is no script", () => {
    const button = screen.getByRole("button", { name: "Close" });
    expect(button.closest("form")).toHaveAttribute("method", "dialog");
    expect(dialog()).toHaveAttribute("closedby", "any");
  });

  test("keeps the second click of a double click on its button from what is below it", () => {
    const below = jest.fn();
    render(<button type="button" aria-label="Below" onClick={below} />);
    fireEvent.click(screen.getByRole("button", { name: "Close" }), { detail: 1 });
    // The browser does this after a form of this method.
    fireEvent(dialog(), new Event("close"));
    fireEvent.click(screen.getByRole("button", { name: "Below", hidden: true }), { detail: 2 });
    expect(below).not.toHaveBeenCalled();
  });
});
