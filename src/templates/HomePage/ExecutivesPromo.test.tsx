import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { ExecutivesPromo } from "./ExecutivesPromo";

const promo: Queries.HomePromoFieldsFragment = {
  title: "Financing for executives",
  closeLabel: "Close",
  picture: { alt: "An adviser", src: { gatsbyImageData: null } },
  narrow: null,
  action: { label: "Ask about it", to: "/contact" },
};

const element = <ExecutivesPromo promo={promo} />;
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

let openDialog: () => unknown;

beforeEach(async () => {
  jest.useFakeTimers();
  // The module stores the window's timers when it is evaluated, so load it again with the fake ones.
  jest.resetModules();
  ({ openDialog } = await import("../../client/loader/page"));
  document.opened = false;
  showModal.mockClear();
  Object.assign(HTMLDialogElement.prototype, {
    showModal,
    close: jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
    }),
  });
});

/** Opens the page with the promo, as the loader or a navigation does. */
function enter() {
  const { unmount } = render(element);
  openDialog();
  return unmount;
}

test("opens only once per full page load, however often its page is visited", () => {
  const leaveWithinASecond = enter();
  leaveWithinASecond();
  advance(2000);
  expect(showModal).not.toHaveBeenCalled();
  for (let entry = 0; entry < 2; entry += 1) {
    const leave = enter();
    advance(2000);
    leave();
  }
  expect(showModal).toHaveBeenCalledTimes(1);
});

test.each([
  ["after a full page load", () => fireEvent(dialog(), new Event("close"))],
  ["before hydration", () => dialog().close()],
])("does not open again in a session in which it was closed %s", (_, close) => {
  enter();
  advance(2000);
  close();
  // Hydrates, and then loads the page again.
  cleanup();
  render(element);
  cleanup();
  document.opened = false;
  enter();
  advance(2000);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("closes when the backdrop is clicked, but not when its inside is clicked", () => {
  enter();
  advance(1001);
  fireEvent.click(screen.getByRole("button", { name: promo.closeLabel }).parentElement ?? dialog());
  expect(dialog().open).toBe(true);
  fireEvent.click(dialog());
  expect(dialog().open).toBe(false);
});
