import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { showToast, type ToastMessage, Toasts } from "./Toast";

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The page below the toasts. */
const page = (
  <main>
    <h1 aria-label="Heading">Contact</h1>
    <input aria-label="Email" />
  </main>
);

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      {page}
      <Toasts />
    </>,
  );
});
afterEach(() => pass(60_000));

const hidden = jest.spyOn(document, "hidden", "get");
const turn = (state: DocumentVisibilityState) => () => {
  hidden.mockReturnValue(state === "hidden");
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
};

const show = (message: ToastMessage) => act(() => showToast(message));

const shown = (title: string) => screen.queryByText(title);
const dismissButton = (title: string) => screen.getByRole("button", { name: `Dismiss: ${title}` });

it.each([
  ["after 5 seconds by default", {}, 5000],
  ["when its own duration ends", { duration: 3000 }, 3000],
])("disappears %s", async (_, options, duration) => {
  show({ title: "Message sent", ...options });
  await pass(duration - 200);
  expect(shown("Message sent")).toBeInTheDocument();
  await pass(200);
  expect(shown("Message sent")).not.toBeInTheDocument();
});

it.each([
  ["it is hovered over", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["it has the focus", fireEvent.focusIn, fireEvent.focusOut],
  ["the visitor is in another tab", turn("hidden"), turn("visible")],
])("stays while %s, and for its full duration afterwards", async (_, enter, leave) => {
  show({ title: "Read me" });
  await pass(3000);
  const button = dismissButton("Read me");
  enter(button);
  await pass(20_000);
  leave(button);
  await pass(4900);
  expect(shown("Read me")).toBeInTheDocument();
  await pass(200);
  expect(shown("Read me")).not.toBeInTheDocument();
});

it.each([
  ["plain", "polite"],
  ["destructive", "assertive"],
] as const)("renders a %s toast in the %s live region", async (tone, urgency) => {
  show({ title: "Error", text: "Please enter your email address", tone });
  const list = document.querySelector<HTMLElement>(`[aria-live=${urgency}]`);
  expect(list && within(list).getByText("Please enter your email address")).toBeInTheDocument();
});

it.each([
  ["the element that had it before", "Email"],
  ["the page's heading if that element is disabled", "Heading"],
])("returns the focus to %s when its Dismiss button is clicked", async (_, label) => {
  show({ title: "Error" });
  const field = screen.getByLabelText<HTMLInputElement>("Email");
  act(() => field.focus());
  act(() => dismissButton("Error").focus());
  field.disabled = label !== "Email";
  fireEvent.click(dismissButton("Error"));
  expect(shown("Error")).not.toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
});

it("closes on Escape and leaves the focus where it is", async () => {
  show({ title: "Error" });
  const field = screen.getByLabelText("Email");
  act(() => field.focus());
  fireEvent.keyDown(field, { key: "Escape" });
  expect(shown("Error")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

it("shows a repeated message only once", async () => {
  show({ title: "Repeated" });
  show({ title: "Repeated" });
  expect(screen.getAllByText("Repeated")).toHaveLength(1);
});

it("replaces an error when a newer message is shown, but keeps other messages", async () => {
  show({ title: "Not sent", tone: "destructive" });
  show({ title: "Sent, but" });
  show({ title: "Sent" });
  expect(shown("Not sent")).not.toBeInTheDocument();
  for (const title of ["Sent, but", "Sent"]) expect(shown(title)).toBeInTheDocument();
});
