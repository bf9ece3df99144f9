import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { fillTemplate } from "../../lib/fillTemplate";
import { ContactForm } from "./ContactForm";
import { draftStore } from "./draft";
import { fieldNames } from "./fields";
import {
  button,
  clearDraft,
  EMAIL,
  errorOf,
  field,
  isInvalid,
  labels,
  renderLoadedForm,
  type,
} from "./formTestTools";

let mockFormFails = false;
jest.mock("./MessageForm", () => ({
  get MessageForm() {
    if (mockFormFails) throw new Error("Loading chunk contact failed.");
    return jest.requireActual("./MessageForm").MessageForm;
  },
}));

afterEach(() => {
  mockFormFails = false;
  jest.restoreAllMocks();
  clearDraft();
});
// jsdom does not scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("shows an error at each field and in a summary with links when an empty form is submitted", async () => {
  await renderLoadedForm();
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

test("the focus goes from the summary to the button when a program corrects every field", async () => {
  await renderLoadedForm();
  fireEvent.click(button());
  const summary = screen.getByRole("region", { name: labels.errors });
  expect(summary).toHaveFocus();
  for (const name of fieldNames) type(name, exampleSubmission[name]);
  expect(summary).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test.each(fieldNames)("validates %s on blur, and again on each change", async (name) => {
  await renderLoadedForm();
  expect(isInvalid(name)).toBe(false);
  fireEvent.focus(field(name));
  expect(screen.queryByText(errorOf(name))).not.toBeInTheDocument();
  fireEvent.blur(field(name));
  expect(screen.getByText(errorOf(name))).toBeInTheDocument();
  type(name, exampleSubmission[name]);
  expect(screen.queryByText(errorOf(name))).not.toBeInTheDocument();
  expect(isInvalid(name)).toBe(false);
});

test.each([
  ["firstName", "given-name", ""],
  ["lastName", "family-name", ""],
  ["email", "email", "email"],
  ["phone", "tel", "tel"],
] as const)("lets browsers fill in %s and show its keyboard", async (name, token, inputMode) => {
  await renderLoadedForm();
  expect(field(name)).toHaveAttribute("autocomplete", token);
  expect(field(name)).toHaveProperty("inputMode", inputMode);
});

test("reports text that is too long at once, in characters, without cutting it", async () => {
  const count = (count: string) => fillTemplate(labels.count, { count, maximum: "5,000" });
  await renderLoadedForm();
  for (const text of [count("0"), labels.characters])
    expect(field("message")).toHaveAccessibleDescription(expect.stringContaining(text));
  type("message", "😀".repeat(5001));
  expect(screen.getByText(errorOf("message", "tooLong"))).toBeInTheDocument();
  expect(screen.getByText(count("5,001"))).toBeInTheDocument();
  expect(field("message")).toHaveValue("😀".repeat(5001));
});

test("keeps typed data out of the URL when it is submitted before hydration", async () => {
  await renderLoadedForm();
  const form = field("message").closest("form");
  expect(form).toHaveAttribute("method", "dialog");
  expect(form?.querySelectorAll("[name]")).toHaveLength(0);
  expect(screen.getByRole("link", { name: EMAIL })).toBeVisible();
});

/** Fills in the form of a browser that has no room left for a draft. */
async function fillInUnkept(): Promise<void> {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await renderLoadedForm();
  for (const name of fieldNames) {
    type(name, exampleSubmission[name]);
    fireEvent.input(field(name));
  }
  act(draftStore.flush);
}

const copyButton = () => screen.queryByRole("button", { name: labels.copy });

test.each([
  ["keeps", labels.offline, renderLoadedForm],
  ["does not keep", labels.offlineUnkept, fillInUnkept],
])(
  "shows a note while a browser is offline that %s drafts, and keeps the button enabled",
  async (_, note, open) => {
    await open();
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(note)).toBeVisible();
    expect(button()).toBeEnabled();
    expect(copyButton() === null).toBe(note === labels.offline);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  },
);

test("promises nothing when its code fails and drafts are not kept, and offers to copy the message", async () => {
  mockFormFails = true;
  await fillInUnkept();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(labels.loadErrorUnkept);
  const copy = within(alert).getByRole("button", { name: labels.copy });
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce("refused");
  Object.assign(navigator, { clipboard: { writeText } });
  fireEvent.click(copy);
  expect(await screen.findByText(labels.copied)).toBeInTheDocument();
  for (const name of fieldNames)
    expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining(`${labels[name]}: ${exampleSubmission[name]}`),
    );
  fireEvent.click(copy);
  expect(await screen.findByText(labels.notCopied)).toBeInTheDocument();
  expect(field("message")).toHaveFocus();
  const { selectionStart, selectionEnd } = field("message") as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, exampleSubmission.message.length]);
});

const storeDraft = () => {
  draftStore.save(exampleSubmission);
  draftStore.flush();
};

test("restores a draft with a note when one is stored", async () => {
  storeDraft();
  await renderLoadedForm();
  await waitFor(() => expect(field("message")).toHaveValue(exampleSubmission.message));
  expect(screen.getByText(labels.restored)).toBeVisible();
});

describe("by a link about a topic", () => {
  const topic = { id: "boats", subject: "A loan for a boat", text: "We lend for boats." };
  const open = async () => {
    render(<ContactForm labels={{ ...labels, topic }} email={EMAIL} />);
    await screen.findByLabelText(labels.message);
  };
  beforeEach(() => window.history.replaceState(null, "", `#${topic.id}`));
  afterEach(() => window.history.replaceState(null, "", window.location.pathname));

  test("says what it is about and fills in the subject", async () => {
    await open();
    expect(await screen.findByDisplayValue(topic.subject)).toBe(field("subject"));
    expect(screen.getByText(topic.text)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test("keeps no draft of the subject alone at the second visit", async () => {
    await open();
    cleanup();
    await open();
    await screen.findByDisplayValue(topic.subject);
    draftStore.flush();
    expect(localStorage).toHaveLength(0);
  });

  test("keeps no draft of the subject alone when the link is left", async () => {
    await open();
    await screen.findByDisplayValue(topic.subject);
    window.history.replaceState(null, "", window.location.pathname);
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
    draftStore.flush();
    expect(localStorage).toHaveLength(0);
  });

  test("keeps the subject of a draft", async () => {
    storeDraft();
    await open();
    expect(field("subject")).toHaveValue(exampleSubmission.subject);
  });

  test("says nothing of a draft that was discarded before the link was followed", async () => {
    window.history.replaceState(null, "", "#other");
    storeDraft();
    await open();
    fireEvent.click(await screen.findByRole("button", { name: labels.discard }));
    window.history.replaceState(null, "", `#${topic.id}`);
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
    expect(field("subject")).toHaveValue(topic.subject);
    expect(screen.queryByText(labels.restored)).not.toBeInTheDocument();
  });

  test("leaves both out when the address has another anchor", async () => {
    window.history.replaceState(null, "", "#other");
    await open();
    expect(field("subject")).toHaveValue("");
    expect(screen.getByText(topic.text)).not.toBeVisible();
  });
});

test("empties the fields and the storage when the draft is discarded", async () => {
  storeDraft();
  await renderLoadedForm();
  fireEvent.click(await screen.findByRole("button", { name: labels.discard }));
  for (const name of fieldNames) expect(field(name)).toHaveValue("");
  expect(field("firstName")).toHaveFocus();
  expect(screen.queryByText(labels.restored)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test("stores what was typed again when another tab has sent the draft", async () => {
  storeDraft();
  const [key = "", oldValue = ""] = Object.entries(localStorage)[0] ?? [];
  await renderLoadedForm();
  fireEvent.input(field("message"), { target: { value: "Another message" } });
  draftStore.flush();
  localStorage.clear();
  fireEvent(window, new StorageEvent("storage", { key, oldValue }));
  draftStore.flush();
  expect(localStorage.getItem(key)).toContain("Another message");
});

test("stores a draft at the first keystroke and deletes it when the fields are empty again", async () => {
  const user = userEvent.setup();
  await renderLoadedForm();
  expect(screen.queryByText(labels.restored)).not.toBeInTheDocument();
  await user.type(field("subject"), "L");
  fireEvent(window, new Event("pagehide"));
  expect(localStorage).toHaveLength(1);
  await user.clear(field("subject"));
  expect(localStorage).toHaveLength(0);
});
