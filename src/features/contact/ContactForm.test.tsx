import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { ContactForm } from "./ContactForm";
import { drafts } from "./drafts";
import { exampleSubmission } from "./exampleSubmission";
import { type FieldName, fieldNames } from "./fields";
import { fetchForm } from "./lateForm";

const { form: words } = readContent<{ form: Queries.ContactFormWordsFragment }>(
  "contact/page.yaml",
);

const mockInsert = jest.fn();
const mockInvoke = jest.fn();
jest.mock("./contactClient", () => ({
  contactClient: () => ({
    from: () => ({ insert: (row: object) => ({ abortSignal: () => mockInsert(row) }) }),
    functions: { invoke: mockInvoke },
  }),
}));
jest.mock("./lateForm", () => {
  const real = jest.requireActual("./lateForm");
  return { ...real, fetchForm: jest.fn(real.fetchForm) };
});

const MESSAGES: Record<FieldName, string> = {
  firstName: "First name must be at least 2 characters",
  lastName: "Last name must be at least 2 characters",
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number",
  subject: "Subject must be at least 5 characters",
  message: "Message must be at least 10 characters",
};

const field = (name: FieldName) => screen.getByLabelText(words[name]);
const isMarked = (name: FieldName) => field(name).getAttribute("aria-invalid") === "true";
const button = (name = words.submit) => screen.getByRole("button", { name });
const type = (name: FieldName, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const fillIn = (values = exampleSubmission) => {
  for (const name of fieldNames) type(name, values[name]);
};

async function open(): Promise<void> {
  render(<ContactForm words={words} email="support@kwedi.example" />);
  await screen.findByLabelText(words.message);
}

/** Lets the chain of calls run as far as it can without more time passing. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(200));

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe() {
      this.tell([{ isIntersecting: true }] as never, this as never);
    }
    disconnect() {}
  } as never;
  mockInsert.mockResolvedValue({ status: 201, error: null });
  mockInvoke.mockResolvedValue({ data: null, error: null });
});
afterEach(() => {
  drafts.forget();
  jest.clearAllMocks();
});

test("an empty form, sent, shows the six messages at their fields, and a list that leads to them", async () => {
  await open();
  fireEvent.click(button());
  const summary = screen.getByRole("region", { name: words.problems });
  expect(summary).toHaveFocus();
  for (const name of fieldNames) {
    expect(isMarked(name)).toBe(true);
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${MESSAGES[name]}`));
    fireEvent.click(within(summary).getByRole("link", { name: MESSAGES[name] }));
    expect(field(name)).toHaveFocus();
  }
  expect(mockInsert).not.toHaveBeenCalled();
});

test.each(fieldNames)(
  "%s is judged when the visitor leaves it, and again while it is mended",
  async (name) => {
    await open();
    expect(isMarked(name)).toBe(false);
    fireEvent.focus(field(name));
    expect(screen.queryByText(MESSAGES[name])).not.toBeInTheDocument();
    fireEvent.blur(field(name));
    expect(screen.getByText(MESSAGES[name])).toBeInTheDocument();
    type(name, exampleSubmission[name]);
    expect(screen.queryByText(MESSAGES[name])).not.toBeInTheDocument();
    expect(isMarked(name)).toBe(false);
  },
);

test.each<[string, FieldName, string, string | undefined]>([
  ["one letter", "firstName", "A", MESSAGES.firstName],
  ["spaces only", "lastName", "     ", MESSAGES.lastName],
  ["one emoji of many units", "firstName", "😀", MESSAGES.firstName],
  ["two emoji", "firstName", "😀😀", undefined],
  ["right to left", "lastName", "שלום", undefined],
  ["a name with an apostrophe and accents", "lastName", "D'Andrade-Núñez", undefined],
  ["pasted line breaks", "subject", "How\r\nlong?", undefined],
  ["10,000 characters", "message", "a".repeat(10_000), "Message must be at most 5,000 characters"],
  ["5,000 emoji", "message", "😀".repeat(5000), undefined],
  [
    "one character too many",
    "firstName",
    "a".repeat(101),
    "First name must be at most 100 characters",
  ],
])("%s in a field gets the right answer", async (_, name, value, message) => {
  await open();
  type(name, value);
  fireEvent.blur(field(name));
  if (message) expect(screen.getByText(message)).toBeInTheDocument();
  else expect(isMarked(name)).toBe(false);
});

test("what is too long is said at once, counted in characters, and not cut", async () => {
  await open();
  expect(field("message")).toHaveAccessibleDescription(/0 of 5,000 characters$/);
  type("message", "😀".repeat(5001));
  expect(screen.getByText("Message must be at most 5,000 characters")).toBeInTheDocument();
  expect(screen.getByText(/^5,001 of 5,000/)).toBeInTheDocument();
  expect(field("message")).toHaveValue("😀".repeat(5001));
});

test.each([
  ["firstName", "given-name", null],
  ["lastName", "family-name", null],
  ["email", "email", "email"],
  ["phone", "tel", "tel"],
] as const)("%s tells the browser what it is", async (name, token, inputMode) => {
  await open();
  expect(field(name)).toHaveAttribute("autocomplete", token);
  if (inputMode) expect(field(name)).toHaveAttribute("inputmode", inputMode);
});

test("nothing typed can ever reach the address", async () => {
  await open();
  const form = field("message").closest("form");
  expect(form).toHaveAttribute("method", "dialog");
  expect(form?.querySelectorAll("[name]")).toHaveLength(0);
  expect(screen.getByRole("link", { name: "support@kwedi.example" })).toBeVisible();
});

describe("sending", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
  });

  const begin = async () => {
    render(<ContactForm words={words} email="support@kwedi.example" />);
    await settle();
    fillIn();
  };

  test("goes from idle over sending and sent to idle, and empties the form", async () => {
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

  test("keeps everything after an error, says why, and gives the focus back", async () => {
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

  test("goes on while the visitor is on another page of the site, and is still under way on return", async () => {
    let answer: (value: object) => void = () => {};
    mockInsert.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { unmount } = render(<ContactForm words={words} email="support@kwedi.example" />);
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
});

describe("what was written before", () => {
  const writeEarlier = () => {
    drafts.keep(exampleSubmission);
    drafts.flush();
  };

  test("is back in the fields, with a note", async () => {
    writeEarlier();
    await open();
    await waitFor(() => expect(field("message")).toHaveValue(exampleSubmission.message));
    expect(screen.getByText(words.kept)).toBeVisible();
  });

  test("can be thrown away, on the device as well", async () => {
    writeEarlier();
    await open();
    fireEvent.click(await screen.findByRole("button", { name: words.discard }));
    for (const name of fieldNames) expect(field(name)).toHaveValue("");
    expect(screen.queryByText(words.kept)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test("is kept from the first keystroke, and gone when the last letter is", async () => {
    const user = userEvent.setup();
    await open();
    expect(screen.queryByText(words.kept)).not.toBeInTheDocument();
    await user.type(field("subject"), "L");
    fireEvent(window, new Event("pagehide"));
    expect(localStorage).toHaveLength(1);
    await user.clear(field("subject"));
    expect(localStorage).toHaveLength(0);
  });
});

test("being offline is said, and sending waits for the visitor", async () => {
  await open();
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(words.offline)).toBeVisible();
  expect(button()).toBeEnabled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(words.offline)).not.toBeInTheDocument();
  expect(mockInsert).not.toHaveBeenCalled();
});

test("when the form's code cannot be fetched, that is said, and a button fetches it again", async () => {
  jest.mocked(fetchForm).mockRejectedValue(new Error("Loading chunk 7 failed."));
  render(<ContactForm words={words} email="support@kwedi.example" />);
  expect(await screen.findByRole("alert")).toHaveTextContent(words.failed);
  jest.mocked(fetchForm).mockImplementation(jest.requireActual("./lateForm").fetchForm);
  fireEvent.click(button(words.retry));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
