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
let mockSchemaFails = false;
jest.mock("./schema", () => ({
  get validateSubmission() {
    if (mockSchemaFails) throw new Error("Loading chunk contact-validation failed.");
    return jest.requireActual("./schema").validateSubmission;
  },
}));

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
    const form = (name: string) => screen.getByRole("group", { name });
    let respond: (value: object) => void = () => {};
    mockInsert.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    await renderFilledForm();
    act(() => origin().focus());
    fireEvent.click(button());
    expect(button(labels.sending)).toBeDisabled();
    expect(form(labels.sending)).toHaveFocus();
    expect(field("message")).toHaveAttribute("readonly");
    await settle();
    await act(async () => respond({ status: 201, error: null }));
    await settle();
    expect(button(labels.sent)).toBeDisabled();
    expect(form(labels.sent)).toHaveFocus();
    for (const name of fieldNames) {
      expect(field(name)).toHaveValue("");
      expect(isInvalid(name)).toBe(false);
    }
    expect(screen.getByText(labels.toasts.sent.title)).toBeInTheDocument();
    expect(screen.getByText(labels.toasts.sent.text)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(button()).toBeEnabled();
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
  expect(button(labels.sent)).toBeDisabled();
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
  expect(button()).toBeEnabled();
  for (const name of fieldNames) expect(field(name)).toHaveValue(exampleSubmission[name]);
  expect(mockInvoke).not.toHaveBeenCalled();
});

test("reports no error when the visitor goes on after Enter in a field has sent the message", async () => {
  await renderFilledForm();
  act(() => field("subject").focus());
  fireEvent.submit(field("subject").closest("form") as HTMLFormElement);
  await settle();
  expect(button(labels.sent)).toBeDisabled();
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
  expect(button(labels.sending)).toBeDisabled();
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

test("sends a message of a visitor who is faster than the validation, once", async () => {
  renderForm();
  await settle();
  fillIn();
  fireEvent.click(button());
  fireEvent.click(button(labels.sending));
  await settle();
  expect(button(labels.sent)).toBeDisabled();
  expect(mockInsert).toHaveBeenCalledTimes(1);
});

test("leaves the validation to the table when its code cannot be loaded", async () => {
  mockSchemaFails = true;
  renderForm();
  await settle();
  fireEvent.click(button());
  await settle();
  mockSchemaFails = false;
  expect(mockInsert).toHaveBeenCalledTimes(1);
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
    expect(button(labels.sent)).toBeDisabled();
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

test.each(["field was entered", "message was refused"])(
  "validates once its code can be loaded, though it could not be when a %s",
  async (event) => {
    mockSchemaFails = true;
    mockInsert.mockResolvedValue({ status: 400, error: { message: "violates check" } });
    renderForm();
    await settle();
    if (event === "field was entered") fireEvent.focusIn(field("message"));
    else fireEvent.click(button());
    await settle();
    mockSchemaFails = false;
    mockInsert.mockClear();
    fireEvent.click(button());
    await settle();
    for (const name of fieldNames) expect(isInvalid(name)).toBe(true);
    expect(mockInsert).not.toHaveBeenCalled();
  },
);
