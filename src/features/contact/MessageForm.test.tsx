import { act, fireEvent, screen } from "@testing-library/react";
import { exampleSubmission } from "./exampleSubmission";
import { fieldNames } from "./fields";
import { button, field, forgetDrafts, isMarked, settle, show, type, words } from "./formTestTools";

const mockInsert = jest.fn();
const mockInvoke = jest.fn();
jest.mock("./supabaseClient", () => ({
  contactClient: () => ({
    from: () => ({ insert: (row: object) => ({ abortSignal: () => mockInsert(row) }) }),
    functions: { invoke: mockInvoke },
  }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockInsert.mockResolvedValue({ status: 201, error: null });
  mockInvoke.mockResolvedValue({ data: null, error: null });
});
afterEach(async () => {
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  forgetDrafts();
});

const fillIn = () => {
  for (const name of fieldNames) type(name, exampleSubmission[name]);
};

const begin = async () => {
  show();
  await settle();
  fillIn();
};

test("a message goes from idle over sending and sent to idle, and empties the form", async () => {
  let answer: (value: object) => void = () => {};
  mockInsert.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await begin();
  fireEvent.click(button());
  expect(button("Sending...")).toBeDisabled();
  expect(field("message")).toHaveAttribute("readonly");
  await settle();
  await act(async () => answer({ status: 201, error: null }));
  await settle();
  expect(button("Message Sent")).toBeDisabled();
  for (const name of fieldNames) {
    expect(field(name)).toHaveValue("");
    expect(isMarked(name)).toBe(false);
  }
  expect(screen.getByText("Message sent successfully!")).toBeInTheDocument();
  expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(button()).toBeEnabled();
  expect(mockInvoke).toHaveBeenCalledTimes(1);
});

test("five clicks and Enter held make one message", async () => {
  await begin();
  const send = button();
  const form = send.closest("form") as HTMLFormElement;
  for (let count = 0; count < 5; count += 1) {
    fireEvent.click(send);
    fireEvent.submit(form);
  }
  await settle();
  fireEvent.submit(form);
  await settle();
  expect(mockInsert).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("region", { name: words.problems })).not.toBeInTheDocument();
});

test("the form keeps everything after an error, says why, and gives the focus back", async () => {
  mockInsert.mockResolvedValue({ status: 400, error: { message: "The server said no" } });
  await begin();
  act(() => button().focus());
  fireEvent.click(button());
  await settle();
  expect(screen.getByText("Error submitting form")).toBeInTheDocument();
  expect(screen.getByText("The server said no")).toBeInTheDocument();
  expect(button()).toBeEnabled();
  for (const name of fieldNames) expect(field(name)).toHaveValue(exampleSubmission[name]);
  expect(mockInvoke).not.toHaveBeenCalled();
});

test("sending goes on while the visitor is on another page of the site, and is still under way on return", async () => {
  let answer: (value: object) => void = () => {};
  mockInsert.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { unmount } = show();
  await settle();
  fillIn();
  fireEvent.click(button());
  await settle();
  unmount();
  await begin();
  expect(button("Sending...")).toBeDisabled();
  await act(async () => answer({ status: 201, error: null }));
  await settle();
  expect(field("message")).toHaveValue("");
  expect(mockInsert).toHaveBeenCalledTimes(1);
});

test("while the visitor is offline nothing is sent by itself", async () => {
  await begin();
  act(() => void window.dispatchEvent(new Event("offline")));
  act(() => void window.dispatchEvent(new Event("online")));
  await settle();
  expect(mockInsert).not.toHaveBeenCalled();
});

test("an empty form sends nothing", async () => {
  show();
  await settle();
  fireEvent.click(button());
  await settle();
  expect(mockInsert).not.toHaveBeenCalled();
});
