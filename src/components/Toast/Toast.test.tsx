import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { addToast } from "./mountToasts";
import { setToastLabels, showToast } from "./showToast";
import type { ToastMessage } from "./toastList";

jest.mock("./mountToasts", () => {
  const actual = jest.requireActual("./mountToasts");
  return { ...actual, addToast: jest.fn(actual.addToast) };
});

setToastLabels({ region: "Notifications", dismiss: "Dismiss: {title}" });

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  await pass(60_000);
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const visibility = jest.spyOn(document, "visibilityState", "get");

function turn(state: DocumentVisibilityState): void {
  visibility.mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
}

const becomeHidden = () => turn("hidden");
const becomeVisible = () => turn("visible");

async function show(message: ToastMessage): Promise<void> {
  void showToast(message);
  await pass(100);
}

const shown = (title: string) => screen.queryByText(title);

it.each([
  ["5 seconds by default", {}, 5000],
  ["its duration when it has one", { duration: 3000 }, 3000],
])("disappears after %s", async (_, options, duration) => {
  await show({ title: "Message sent", ...options });
  await pass(duration - 200);
  expect(shown("Message sent")).toBeInTheDocument();
  await pass(200);
  expect(shown("Message sent")).not.toBeInTheDocument();
});

it.each([
  ["it is hovered", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["it has the focus", fireEvent.focusIn, fireEvent.focusOut],
  ["the visitor is in another tab", becomeHidden, becomeVisible],
])("pauses its timer while %s, and resumes it afterwards", async (_, enter, leave) => {
  await show({ title: "Read me" });
  await pass(3000);
  const dismiss = screen.getByRole("button", { name: "Dismiss: Read me" });
  enter(dismiss);
  await pass(20_000);
  expect(shown("Read me")).toBeInTheDocument();
  leave(dismiss);
  await pass(1000);
  expect(shown("Read me")).toBeInTheDocument();
  await pass(1100);
  expect(shown("Read me")).not.toBeInTheDocument();
});

it.each([
  ["plain", "polite"],
  ["destructive", "assertive"],
] as const)("renders a %s toast in the %s live region", async (tone, urgency) => {
  await show({ title: "Error", text: "Please enter your email address", tone });
  const list = document.querySelector<HTMLElement>(`[aria-live=${urgency}]`);
  expect(list && within(list).getByText("Please enter your email address")).toBeInTheDocument();
});

it("disappears and restores the focus when its button is clicked", async () => {
  render(<input aria-label="Email" />);
  await show({ title: "Error" });
  const field = screen.getByLabelText("Email");
  act(() => field.focus());
  const dismiss = screen.getByRole("button", { name: "Dismiss: Error" });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(shown("Error")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

it("leaves the next click to what is beside it when its time has passed", async () => {
  const clicked = jest.fn();
  render(
    <>
      <button type="button">First</button>
      <button type="button" onClick={clicked}>
        Second
      </button>
    </>,
  );
  await show({ title: "Message sent" });
  await pass(4900);
  fireEvent.click(screen.getByText("First"), { detail: 1 });
  await pass(100);
  expect(shown("Message sent")).not.toBeInTheDocument();
  fireEvent.click(screen.getByText("Second"), { detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(1);
});

it("closes by Escape and leaves the focus where it is", async () => {
  render(<input aria-label="Email" />);
  await show({ title: "Error" });
  const field = screen.getByLabelText("Email");
  act(() => field.focus());
  fireEvent.keyDown(field, { key: "Escape" });
  expect(shown("Error")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

it("gives the focus to the form that it is about when what had it before is disabled", async () => {
  const form = document.body.appendChild(document.createElement("form"));
  const send = form.appendChild(document.createElement("button"));
  send.focus();
  await show({ title: "Not sent", below: form });
  const dismiss = screen.getByRole("button", { name: "Dismiss: Not sent" });
  act(() => dismiss.focus());
  send.disabled = true;
  fireEvent.click(dismiss);
  expect(form).toHaveFocus();
  form.remove();
});

it("passes the focus on to the toast that replaces it", async () => {
  await show({ title: "Error", text: "Once" });
  act(() => screen.getByRole("button", { name: "Dismiss: Error" }).focus());
  await show({ title: "Error", text: "Once" });
  expect(screen.getByRole("button", { name: "Dismiss: Error" })).toHaveFocus();
  await pass(20_000);
  expect(shown("Error")).toBeInTheDocument();
  act(() => screen.getByRole("button", { name: "Dismiss: Error" }).blur());
});

it("shows a repeated message once, and the newest three of many", async () => {
  await show({ title: "Error" });
  await show({ title: "Error" });
  expect(screen.getAllByText("Error")).toHaveLength(1);
  for (const title of ["One", "Two", "Three"]) await show({ title });
  expect(shown("Error")).not.toBeInTheDocument();
  expect(shown("One")).toBeInTheDocument();
});

it("replaces a form's failure, and no other form's, when that form reports something newer", async () => {
  const [one, other] = [document.createElement("form"), document.createElement("form")];
  await show({ title: "Not sent", tone: "destructive", below: one });
  await show({ title: "Not subscribed", tone: "destructive", below: other });
  await show({ title: "Sent, but", below: one });
  await show({ title: "Sent", below: one });
  expect(shown("Not sent")).not.toBeInTheDocument();
  for (const title of ["Not subscribed", "Sent, but", "Sent"])
    expect(shown(title)).toBeInTheDocument();
});

it("falls back to window.alert when its chunk cannot be loaded", async () => {
  jest.mocked(addToast).mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
  const alert = jest.spyOn(window, "alert").mockImplementation();
  await show({ title: "Error submitting form", text: "Please try again later." });
  expect(alert).toHaveBeenCalledWith("Error submitting form\n\nPlease try again later.");
});
