import { act, fireEvent, screen } from "@testing-library/react";
import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { draftStore } from "./draft";
import { fieldNames } from "./fields";
import {
  button,
  clearDraft,
  field,
  isInvalid,
  labels,
  renderForm,
  renderLoadedForm,
  settle,
  type,
} from "./formTestTools";

const mockInsert = jest.fn();
const mockInvoke = jest.fn();
let mockClientFails = false;
jest.mock("./supabaseClient", () => ({
  supabaseClient() {
    if (mockClientFails) throw new Error("Loading chunk supabase failed.");
    return {
      from: () => ({ insert: (row: object) => ({ abortSignal: () => mockInsert(row) }) }),
      functions: { invoke: mockInvoke },
    };
  },
}));
// jsdom has no `crypto.subtle`.
jest.mock("./idempotencyKey", () => ({ idempotencyKey: async () => "key" }));

beforeEach(() => {
  jest.useFakeTimers();
  mockInsert.mockResolvedValue({ status: 201, error: null });
  mockInvoke.mockResolvedValue({ data: null, error: null });
});
afterEach(async () => {
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  clearDraft();
});

const fillIn = () => {
  for (const name of fieldNames) type(name, exampleSubmission[name]);
};

/** It keeps the focus, so it is not disabled natively. */
const expectDisabled = (name: string) =>
  expect(button(name)).toHaveAttribute("aria-disabled", "true");

const renderFilledForm = async () => {
  await renderLoadedForm();
  fillIn();
};

test.each([
  ["its button", () => button()],
  ["a field", () => field("subject")],
])(
  "shows and focuses sending, sent and idle, and empties the form, when a message is sent from %s",
  async (_, origin) => {
    let respond: (value: object) => void = () => {};
    mockInsert.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    await renderFilledForm();
    act(() => origin().focus());
    fireEvent.click(button());
    expectDisabled(labels.sending);
    expect(button(labels.sending)).toHaveFocus();
    expect(field("message")).toHaveAttribute("readonly");
    await settle();
    await act(async () => respond({ status: 201, error: null }));
    await settle();
    expectDisabled(labels.sent);
    expect(button(labels.sent)).toHaveFocus();
    for (const name of fieldNames) {
      expect(field(name)).toHaveValue("");
      expect(isInvalid(name)).toBe(false);
    }
    expect(screen.getByText(labels.toasts.sent.title)).toBeInTheDocument();
    expect(screen.getByText(labels.toasts.sent.text)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(button()).toHaveAttribute("aria-disabled", "false");
    expect(button()).toHaveFocus();
    expect(mockInvoke).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["every field", [...fieldNames]],
  ["every field but one that is typed then", fieldNames.filter((name) => name !== "subject")],
])("sends what a program has put into %s without an event", async (_, filled) => {
  renderForm();
  await settle();
  for (const name of filled) {
    const control = field(name);
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(
      control,
      exampleSubmission[name],
    );
  }
  for (const name of fieldNames) if (!filled.includes(name)) type(name, exampleSubmission[name]);
  fireEvent.click(button());
  await settle();
  expect(mockInsert).toHaveBeenCalledWith(
    expect.objectContaining({
      first_name: exampleSubmission.firstName,
      message: exampleSubmission.message,
    }),
  );
});

test("shows that a message was not sent until the next attempt succeeds", async () => {
  mockInsert.mockResolvedValueOnce({ status: 400, error: { message: "violates check" } });
  await renderFilledForm();
  fireEvent.click(button());
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(labels.toasts.notStored.title)).not.toBeInTheDocument();
  expect(screen.getByText(labels.failed)).toBeVisible();
  fireEvent.click(button());
  await settle();
  expectDisabled(labels.sent);
  expect(screen.queryByText(labels.failed)).not.toBeInTheDocument();
});

test("says nothing of a failed message that the visitor has deleted", async () => {
  mockInsert.mockResolvedValueOnce({ status: 400, error: { message: "violates check" } });
  await renderFilledForm();
  fireEvent.click(button());
  await settle();
  expect(screen.getByText(labels.failed)).toBeVisible();
  for (const name of fieldNames) fireEvent.input(field(name), { target: { value: "" } });
  expect(screen.queryByText(labels.failed)).not.toBeInTheDocument();
});

test("sends one message when the visitor clicks five times and holds Enter", async () => {
  await renderFilledForm();
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
  expect(screen.queryByRole("region", { name: labels.errors })).not.toBeInTheDocument();
});

test("keeps the values, reports the error and restores the focus when the insert fails", async () => {
  mockInsert.mockResolvedValue({ status: 400, error: { message: "The server said no" } });
  await renderFilledForm();
  act(() => button().focus());
  fireEvent.click(button());
  await settle();
  expect(screen.getByText(labels.toasts.notStored.title)).toBeInTheDocument();
  expect(screen.getByText("The server said no")).toBeInTheDocument();
  expect(button()).toHaveAttribute("aria-disabled", "false");
  expect(button()).toHaveFocus();
  for (const name of fieldNames) expect(field(name)).toHaveValue(exampleSubmission[name]);
  expect(mockInvoke).not.toHaveBeenCalled();
});

test("reports no error when the visitor goes on after Enter in a field has sent the message", async () => {
  await renderFilledForm();
  act(() => field("subject").focus());
  fireEvent.submit(field("subject").closest("form") as HTMLFormElement);
  await settle();
  expectDisabled(labels.sent);
  expect(document.body).not.toHaveFocus();
  act(() => (document.activeElement as HTMLElement).blur());
  for (const name of fieldNames) expect(isInvalid(name)).toBe(false);
});

test("a restored draft cannot be discarded while it is being sent", async () => {
  mockInsert.mockReturnValue(new Promise(() => {}));
  draftStore.save(exampleSubmission);
  await renderLoadedForm();
  expect(button(labels.discard)).toBeEnabled();
  fireEvent.click(button());
  await settle();
  expect(button(labels.discard)).toBeDisabled();
});

test("stays empty after Send while another tab stores the same draft", async () => {
  mockInsert.mockImplementation(async () => {
    const draft = { id: "other", values: exampleSubmission, savedAt: Date.now() };
    localStorage.setItem("contact-draft", JSON.stringify(draft));
    return { status: 201, error: null };
  });
  await renderFilledForm();
  fireEvent.click(button());
  await settle();
  expectDisabled(labels.sent);
  for (const name of fieldNames) expect(field(name)).toHaveValue("");
  localStorage.clear();
});

test("continues sending while the visitor is on another page, and shows it on return", async () => {
  let respond: (value: object) => void = () => {};
  mockInsert.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const { unmount } = renderForm();
  await settle();
  fillIn();
  fireEvent.click(button());
  await settle();
  unmount();
  await renderFilledForm();
  expectDisabled(labels.sending);
  await act(async () => respond({ status: 201, error: null }));
  await settle();
  expect(field("message")).toHaveValue("");
  expect(mockInsert).toHaveBeenCalledTimes(1);
});

test("sends nothing by itself when the browser goes offline and online", async () => {
  await renderFilledForm();
  act(() => void window.dispatchEvent(new Event("offline")));
  act(() => void window.dispatchEvent(new Event("online")));
  await settle();
  expect(mockInsert).not.toHaveBeenCalled();
});

describe("when the code for sending cannot be loaded", () => {
  const notice = document.createElement("aside");
  beforeEach(() => {
    notice.id = "loadError";
    notice.hidden = true;
    document.body.append(notice);
    mockClientFails = true;
  });
  afterEach(() => {
    notice.remove();
    mockClientFails = false;
    jest.restoreAllMocks();
  });
  const send = async () => {
    fireEvent.click(button());
    await settle();
  };

  test("offers to load the page again, until the message is sent", async () => {
    await renderFilledForm();
    await send();
    expect(notice).toBeVisible();
    mockClientFails = false;
    await send();
    expectDisabled(labels.sent);
    expect(notice).not.toBeVisible();
  });

  test("does not while a load of the page would lose the message", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await renderFilledForm();
    await send();
    expect(screen.getByText(labels.failedUnkept)).toBeVisible();
    expect(notice).not.toBeVisible();
  });

  test("does not while the browser is offline", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await renderFilledForm();
    await send();
    expect(notice).not.toBeVisible();
  });
});
