import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { limitByTimers } from "../../../test/limitByTimers";
import { readContent } from "../../../test/readContent";
import { testOnSample } from "../../../test/testOnSample";
import { Toasts } from "../../components/Toast";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";
import { leaveMessage, takeMessage } from "../../lib/prefill";
import { ContactForm } from "./ContactForm";
import { clearDraft, saveDraft } from "./draft";
import { contactFields, emptySubmission, type FieldName, fieldNames } from "./fields";

const mockInsert = jest.fn();
const mockInvoke = jest.fn();
const mockClient = {
  from: () => ({ insert: (row: object) => ({ abortSignal: () => mockInsert(row) }) }),
  functions: { invoke: mockInvoke },
};
let mockLoading: Promise<typeof mockClient>;
jest.mock("./supabaseClient", () => ({
  get supabaseClient() {
    return mockLoading;
  },
}));

const { form: labels } = readContent<{ form: Queries.ContactFormFieldsFragment }>(
  "contact/page.yaml",
);
const { email } = readContent<Queries.LenderFieldsFragment>("site.yaml");
const STORED = { status: 201, error: null };
const REFUSED = { status: 400, error: { message: "The server said no" } };

const open = (others: Partial<typeof labels> = {}) =>
  render(
    <>
      <ContactForm labels={{ ...labels, ...others }} />
      <Toasts />
    </>,
  );
const field = (name: FieldName) => screen.getByLabelText(labels[name]);
const button = (name = labels.submit) => screen.getByRole("button", { name });
const type = (name: FieldName, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.input(field(name));
};

it("shows a note instead of the form when the form is switched off in the build", () => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_CONTACT_FORM: "off" });
  open();
  jest.restoreAllMocks();
  expect(screen.getByText(labels.switchedOff)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: email })).toBeTruthy();
});

const fillIn = () => {
  for (const name of fieldNames) type(name, exampleSubmission[name]);
};
const expectValues = (values: Record<FieldName, string>) => {
  for (const name of fieldNames) expect(field(name)).toHaveValue(values[name]);
};
const isInvalid = (name: FieldName) => field(name).getAttribute("aria-invalid") === "true";
const errorOf = (name: FieldName, problem: "invalid" | "tooLong" = "invalid"): string => {
  const { fewest, most } = contactFields[name];
  return fillTemplate(labels.problems[name][problem], { fewest, most: formatCount(most) });
};
/** The button keeps the focus, so it has no `disabled` attribute. */
const expectDisabled = (name: string) =>
  expect(button(name)).toHaveAttribute("aria-disabled", "true");
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const send = async () => {
  fireEvent.click(button());
  await pass(200);
};
const openAndSend = async () => {
  const rendered = open();
  fillIn();
  await send();
  return rendered;
};
/** Holds back the database's response until the returned function is called. */
const holdAnswer = () => {
  let answer: (value: object) => void = () => {};
  mockInsert.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return async (response: object = STORED) => {
    await act(async () => answer(response));
    await pass(200);
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  limitByTimers();
  mockLoading = Promise.resolve(mockClient);
  mockInsert.mockReset().mockResolvedValue(STORED);
  mockInvoke.mockReset().mockResolvedValue({ data: null, error: null });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await pass(60_000);
  act(clearDraft);
});

test("shows an error at each field, and a summary that links to the fields, when an empty form is submitted", () => {
  open();
  fireEvent.click(button());
  const summary = screen.getByRole("region", { name: labels.errors });
  expect(summary).toHaveFocus();
  for (const name of fieldNames) {
    expect(isInvalid(name)).toBe(true);
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(errorOf(name)));
    fireEvent.click(within(summary).getByRole("link", { name: errorOf(name) }));
    expect(field(name)).toHaveFocus();
  }
});

test.each<[FieldName, autocomplete: string, keyboard: string]>([
  ["firstName", "given-name", ""],
  ["lastName", "family-name", ""],
  ["email", "email", "email"],
  ["phone", "tel", "tel"],
  ["subject", "on", ""],
  ["message", "off", ""],
])(
  "tells browsers how to fill in %s, and validates it on blur and on each later change",
  (name, autocomplete, keyboard) => {
    open();
    expect(field(name)).toHaveAttribute("autocomplete", autocomplete);
    expect(field(name)).toHaveProperty("inputMode", keyboard);
    fireEvent.focus(field(name));
    expect(screen.queryByText(errorOf(name))).not.toBeInTheDocument();
    fireEvent.blur(field(name));
    expect(screen.getByText(errorOf(name))).toBeInTheDocument();
    type(name, exampleSubmission[name]);
    expect(screen.queryByText(errorOf(name))).not.toBeInTheDocument();
    expect(isInvalid(name)).toBe(false);
  },
);

test("immediately reports that a message is too long, with its length, and does not truncate it", () => {
  const count = (count: string) => fillTemplate(labels.count, { count, maximum: "5,000" });
  open();
  for (const text of [count("0"), labels.characters])
    expect(field("message")).toHaveAccessibleDescription(expect.stringContaining(text));
  type("message", "😀".repeat(5001));
  expect(screen.getByText(errorOf("message", "tooLong"))).toBeInTheDocument();
  expect(screen.getByText(count("5,001"))).toBeInTheDocument();
  expect(field("message")).toHaveValue("😀".repeat(5001));
});

test("while the browser is offline, shows a note and keeps the button enabled", () => {
  open();
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(screen.getByText(labels.offline)).toBeVisible();
  expect(button()).toBeEnabled();
  online.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(screen.queryByText(labels.offline)).not.toBeInTheDocument();
});

test.each([
  ["its button", () => button()],
  ["a field", () => field("subject")],
])(
  "when a message is sent from %s, the button is focused and goes from sending to sent to idle, and the form is cleared",
  async (_, origin) => {
    const answer = holdAnswer();
    open();
    fillIn();
    act(() => origin().focus());
    await send();
    expectDisabled(labels.sending);
    expect(button(labels.sending)).toHaveFocus();
    expect(field("message")).toHaveAttribute("readonly");
    await answer();
    expectDisabled(labels.sent);
    expect(button(labels.sent)).toHaveFocus();
    expectValues(emptySubmission);
    expect(fieldNames.filter(isInvalid)).toEqual([]);
    for (const text of Object.values(labels.toasts.sent))
      expect(screen.getByText(text)).toBeInTheDocument();
    await pass(5000);
    expect(button()).toHaveAttribute("aria-disabled", "false");
    expect(mockInvoke).toHaveBeenCalledTimes(1);
  },
);

const receipt = () => screen.queryByRole("region", { name: labels.received.title });

test("shows a receipt of the stored message, which is not announced and not stored, and prints it alone", async () => {
  jest.spyOn(window, "print").mockImplementation();
  await openAndSend();
  const panel = receipt() as HTMLElement;
  for (const text of [mockInsert.mock.lastCall[0].id, ...Object.values(exampleSubmission)])
    expect(panel).toHaveTextContent(text);
  for (const live of document.querySelectorAll("[aria-live], [role=status]")) {
    expect(live).not.toContainElement(panel);
    expect(panel).not.toContainElement(live as HTMLElement);
  }
  const link = screen.getByRole("link", { name: labels.received.link });
  expect(link).toHaveAttribute("href", `#${panel.id}`);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  fireEvent.click(button(labels.received.print));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(panel).toHaveAttribute("data-printed");
});

test("hides the receipt of an earlier message while it reports that a later one failed", async () => {
  await openAndSend();
  await pass(5000);
  expect(receipt()).toBeVisible();
  mockInsert.mockResolvedValueOnce(REFUSED);
  fillIn();
  await send();
  expect(screen.getByText(labels.failed)).toBeVisible();
  expect(receipt()).toBeNull();
  for (const name of fieldNames) type(name, "");
  expect(screen.queryByText(labels.failed)).toBeNull();
  expect(receipt()).toBeVisible();
});

test("sends values that were set without an input event, for example by a password manager", async () => {
  open();
  for (const name of fieldNames) {
    const control = field(name);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
    set?.call(control, exampleSubmission[name]);
  }
  await send();
  const { firstName, message } = exampleSubmission;
  expect(mockInsert).toHaveBeenCalledWith(
    expect.objectContaining({ first_name: firstName, message }),
  );
});

test("keeps the values after a failure, and reports the failure until the next attempt succeeds", async () => {
  mockInsert.mockResolvedValueOnce(REFUSED);
  await openAndSend();
  expect(screen.getByText(labels.toasts.notStored.title)).toBeInTheDocument();
  expect(screen.getByText(REFUSED.error.message)).toBeInTheDocument();
  expect(button()).toHaveFocus();
  expectValues(exampleSubmission);
  expect(mockInvoke).not.toHaveBeenCalled();
  await pass(10_000);
  expect(screen.queryByText(labels.toasts.notStored.title)).not.toBeInTheDocument();
  expect(screen.getByText(labels.failed)).toBeVisible();
  await send();
  expectDisabled(labels.sent);
  expect(screen.queryByText(labels.failed)).not.toBeInTheDocument();
});

test("continues sending while the visitor is on another page, and shows its progress when they return", async () => {
  const answer = holdAnswer();
  const { unmount } = await openAndSend();
  unmount();
  open();
  expectDisabled(labels.sending);
  await answer();
  expect(field("message")).toHaveValue("");
  expect(mockInsert).toHaveBeenCalledTimes(1);
});

test.each([
  ["offers to reload the page until the message is sent", true],
  ["does not offer to reload while offline", false],
])("when the code that sends messages fails to load, %s", async (_, isOnline) => {
  const alert = document.createElement("aside");
  alert.id = "loadError";
  alert.hidden = true;
  document.body.append(alert);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  mockLoading = Promise.reject(new Error("Loading chunk supabase failed."));
  await openAndSend();
  expect(alert.hidden).toBe(!isOnline);
  mockLoading = new Promise(() => {});
  await send();
  expectDisabled(labels.sending);
  await pass(15_000);
  expect(button()).toHaveFocus();
  mockLoading = Promise.resolve(mockClient);
  await send();
  expectDisabled(labels.sent);
  expect(alert).not.toBeVisible();
  alert.remove();
});

describe("a draft", () => {
  test("is stored on the first keystroke, and deleted when the fields are empty again", () => {
    open();
    type("subject", "L");
    expect(localStorage).toHaveLength(1);
    type("subject", "");
    expect(localStorage).toHaveLength(0);
  });

  test("is restored with a note, and discarded with the note's button, but not while it is being sent", async () => {
    const answer = holdAnswer();
    saveDraft(exampleSubmission);
    open();
    expectValues(exampleSubmission);
    expect(screen.getByText(labels.restored)).toBeVisible();
    await send();
    expect(button(labels.discard)).toBeDisabled();
    await answer(REFUSED);
    fireEvent.click(button(labels.discard));
    expectValues(emptySubmission);
    expect(field("firstName")).toHaveFocus();
    expect(screen.queryByText(labels.restored)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ["the window is focused", () => fireEvent(window, new Event("focus"))],
    [
      "the tab becomes visible",
      () => fireEvent(document, new Event("visibilitychange", { bubbles: true })),
    ],
  ])("of another tab is taken over when %s, unless something was entered here", (_, comeBack) => {
    const storeElsewhere = (message: string, subject = exampleSubmission.subject) => {
      jest.advanceTimersByTime(1000);
      const values = { ...exampleSubmission, subject, message };
      const draft = { key: message, savedAt: Date.now(), values };
      localStorage.setItem("contact-draft", JSON.stringify(draft));
    };
    open();
    for (const message of ["Begun", "Written"]) {
      storeElsewhere(message);
      comeBack();
      expectValues({ ...exampleSubmission, message });
    }
    expect(screen.getByText(labels.restored)).toBeVisible();
    type("subject", "L");
    const { subject, message } = JSON.parse(localStorage.getItem("contact-draft") ?? "").values;
    expect([subject, message]).toEqual(["L", "Written"]);
    storeElsewhere("Later");
    comeBack();
    expectValues({ ...exampleSubmission, subject: "L", message: "Written" });
    // Even if the tab's own draft has expired, but not if the other tab has gone on with it.
    sessionStorage.clear();
    comeBack();
    expectValues({ ...exampleSubmission, subject: "L", message: "Written" });
    storeElsewhere("Written, and more", "L, too");
    comeBack();
    expectValues({ ...exampleSubmission, subject: "L, too", message: "Written, and more" });
    localStorage.clear();
  });

  test("of another tab is not taken over while a message is being sent", async () => {
    const answer = holdAnswer();
    saveDraft(exampleSubmission);
    sessionStorage.clear();
    open();
    await send();
    const values = { ...exampleSubmission, message: "Written elsewhere" };
    const draft = { key: "other", savedAt: Date.now(), values };
    localStorage.setItem("contact-draft", JSON.stringify(draft));
    fireEvent(window, new Event("focus"));
    expectValues(exampleSubmission);
    await answer();
    expectValues(emptySubmission);
    fireEvent(window, new Event("focus"));
    expectValues(values);
  });

  test("keeps its subject and message before what was entered before hydration, which wins elsewhere, and repeats neither", () => {
    saveDraft(exampleSubmission);
    const form = <ContactForm labels={labels} />;
    const both = `${exampleSubmission.message}\n\nH`;
    for (const [entered, message] of [
      ["H", both],
      ["H", both],
      [`${both} and more`, `${both} and more`],
    ] as const) {
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(form);
      (field("subject") as HTMLInputElement).value = "Q";
      (field("firstName") as HTMLInputElement).value = "Another";
      (field("message") as HTMLTextAreaElement).value = entered;
      render(form, { container, hydrate: true });
      const subject = `${exampleSubmission.subject} Q`;
      expectValues({ ...exampleSubmission, firstName: "Another", subject, message });
      expect(localStorage.getItem("contact-draft")).toContain(JSON.stringify(message));
      cleanup();
      container.remove();
    }
  });
});

describe("a link about a topic", () => {
  const topicOf = (id: string) => ({
    id,
    label: `About ${id}`,
    subject: `A loan for ${id}`,
    text: `<p>We lend for ${id}.</p>`,
  });
  const [topic, other] = [topicOf("boats"), topicOf("boats-and-nets")];
  const topics = [topic, other];
  const paragraph = () => screen.getByText("We lend for boats.");
  const setHash = (hash: string) => {
    window.history.replaceState(null, "", hash || window.location.pathname);
    fireEvent(window, new HashChangeEvent("hashchange"));
  };
  beforeEach(() => setHash(`#${topic.id}`));
  afterEach(() => setHash(""));

  test("explains the topic and fills in the subject, which is not stored as a draft by itself", () => {
    open({ topics });
    expect(field("subject")).toHaveValue(topic.subject);
    expect(paragraph()).toBeVisible();
    setHash("");
    expect(paragraph()).not.toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test("when another topic is opened, replaces the earlier topic in the subject, and keeps what the visitor has written after it", () => {
    open({ topics });
    expect(screen.getByRole("link", { name: topic.label })).toHaveAttribute("aria-current", "true");
    setHash(`#${other.id}`);
    expect(field("subject")).toHaveValue(other.subject);
    type("subject", "My own words");
    setHash(`#${topic.id}`);
    expect(field("subject")).toHaveValue(`${topic.subject}: My own words`);
    setHash(`#${other.id}`);
    expect(field("subject")).toHaveValue(`${other.subject}: My own words`);
    setHash(`#${topic.id}`);
    expect(field("subject")).toHaveValue(`${topic.subject}: My own words`);
  });

  test("puts the topic before the subject of a restored draft, once, and sends it even if it was deleted", async () => {
    const { subject } = exampleSubmission;
    saveDraft(exampleSubmission);
    open({ topics }).unmount();
    open({ topics });
    expect(field("subject")).toHaveValue(`${topic.subject}: ${subject}`);
    fillIn();
    await send();
    expect(mockInsert.mock.lastCall[0].subject).toBe(`${topic.subject}: ${subject}`);
  });
});

describe("a message from another page", () => {
  const left = { subject: "I cannot pay", message: "May I pay 500 for three months?" };

  test("is removed from storage once it is in the form, where it stays when the form is opened again", () => {
    leaveMessage(left);
    open().unmount();
    expect(takeMessage()).toEqual({});
    open();
    expect(field("subject")).toHaveValue(left.subject);
    expect(field("message")).toHaveValue(left.message);
    expect(field("email")).toHaveValue("");
  });

  test("replaces the last one if the visitor has not changed it, and keeps any other message below it, with its subject", () => {
    leaveMessage(left);
    open().unmount();
    const next = { ...left, message: "May I pay 400 for four months?" };
    leaveMessage(next);
    open();
    expect(field("message")).toHaveValue(next.message);
    const own = `${next.message} I was ill.`;
    type("message", own);
    cleanup();
    leaveMessage({ ...left, subject: "A question" });
    open();
    expect(field("subject")).toHaveValue("A question");
    const kept = `${left.subject}\n\n${own}`;
    expect(field("message")).toHaveValue(`${left.message}\n\n${kept}`);
    cleanup();
    leaveMessage(next);
    open();
    expect(field("message")).toHaveValue(`${next.message}\n\n${kept}`);
  });

  test("keeps the visitor's own subject below it, once, but not the subject of a topic or of the last message", () => {
    const topic = { id: "boats", label: "Boats", subject: "A loan for boats", text: "" };
    const house = `${topic.subject}: My house`;
    open({ topics: [topic] });
    type("firstName", "Ana");
    for (const [subject, message, ...kept] of [
      [topic.subject, "1"],
      [left.subject, ""],
      ["My boat", "2", "My boat"],
      ["My boat", "3", "My boat"],
      [topic.subject, "4", "My boat"],
      [`${topic.subject}: ${left.subject}`, "5", "My boat"],
      ["", "6", "My boat"],
      [house, "7", house, "My boat"],
      [left.subject, "7", house, "My boat"],
    ] as [string, string, ...string[]][]) {
      type("subject", subject);
      if (!message) type("message", "");
      cleanup();
      leaveMessage({ ...left, message });
      open({ topics: [topic] });
      expect(field("subject")).toHaveValue(left.subject);
      expect(field("message")).toHaveValue([message, ...kept].join("\n\n"));
    }
  });

  test.each([
    ["just after another one was sent", async (answer: () => Promise<void>) => answer(), false],
    ["while another one is being sent", async () => {}, true],
  ])("is kept and stored as a draft when it is opened %s", async (_, atFirst, isHeld) => {
    const answer = holdAnswer();
    await openAndSend();
    await atFirst(answer);
    cleanup();
    leaveMessage(left);
    open();
    if (isHeld) expectValues(exampleSubmission);
    if (isHeld) await answer();
    expect(field("message")).toHaveValue(left.message);
    expect(button(labels.sent)).toBeInTheDocument();
    await pass(6000);
    cleanup();
    open();
    expect(field("message")).toHaveValue(left.message);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain(left.message);
  });

  test("does not delete the draft of another tab when the form is opened just after sending", async () => {
    await openAndSend();
    cleanup();
    const draft = { key: "other", savedAt: Date.now(), values: exampleSubmission };
    localStorage.setItem("contact-draft", JSON.stringify(draft));
    open();
    await pass(6000);
    expectValues(exampleSubmission);
    expect(localStorage).toHaveLength(1);
  });
});

testOnSample.each<[FieldName, message: string]>([
  ["firstName", "First name must be at least 2 characters"],
  ["lastName", "Last name must be at least 2 characters"],
  ["email", "Please enter a valid email address"],
  ["phone", "Please enter a valid phone number"],
  ["subject", "Subject must be at least 5 characters"],
  ["message", "Message must be at least 10 characters"],
])("has the specification's message for %s: %s", (name, message) =>
  expect(errorOf(name)).toBe(message),
);

testOnSample("has the specification's texts for what happens to a message", () => {
  const { sending, sent, toasts } = labels;
  const later = "Our team will still see your message.";
  expect({ sending, ...toasts }).toMatchObject({
    sending: "Sending...",
    sent: {
      title: "Message sent successfully!",
      text: "We'll get back to you as soon as possible.",
    },
    refused: {
      title: "Message received but notification issue",
      text: `Your message was saved, but we couldn't send an email notification. ${later}`,
    },
    failed: {
      title: "Message received",
      text: `Your message was saved, but there was an issue with our notification system. ${later}`,
    },
    notStored: { title: "Error submitting form", text: "Please try again later." },
    unexpected: {
      title: "Error submitting form",
      text: "An unexpected error occurred. Please try again.",
    },
  });
  expect(sent).toBe("Message Sent");
});
