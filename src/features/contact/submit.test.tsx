import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { readContent } from "../../../test/readContent";
import { refuseStorage } from "../../../test/refuseStorage";
import { emptySubmission } from "./fields";
import type { SendResult } from "./send";

const { toasts } = readContent<{ form: Queries.ContactFormFieldsFragment }>(
  "contact/page.yaml",
).form;

const mockSend = jest.fn<Promise<SendResult>, [{ message: string }, string]>();
jest.mock("./send", () => ({
  sendSubmission: (...message: Parameters<typeof mockSend>) => mockSend(...message),
}));
const mockToast = jest.fn();
jest.mock("../../components/Toast", () => ({
  showToast: (...toast: unknown[]) => mockToast(...toast),
}));

const DAY = 24 * 60 * 60 * 1000;
const STORED: SendResult = { stored: true, notification: "sent" };
const LOST: SendResult = { stored: false };
const other = { ...exampleSubmission, message: "Something else entirely" };

/** Loads fresh modules, as a new tab or a reload does. */
function openPage() {
  const modules: typeof import("./draft") & typeof import("./submit") = {} as never;
  jest.isolateModules(() => {
    Object.assign(modules, require("./draft"), require("./submit"));
  });
  modules.currentDraft();
  const send = (values = exampleSubmission) => modules.submit(values, toasts);
  return { ...modules, send };
}
function openTab() {
  sessionStorage.clear();
  return openPage();
}

/** Simulates a table that stores each key only once, and whose responses can be lost after the insert. */
function storeRows({ losesAnswers = false } = {}) {
  const rows = new Map<string, string>();
  const table = { losesAnswers, messages: () => [...rows.values()] };
  mockSend.mockImplementation(async ({ message }, key) => {
    if (!rows.has(key)) rows.set(key, message);
    return table.losesAnswers ? LOST : STORED;
  });
  return table;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockToast.mockClear();
  mockSend.mockReset().mockResolvedValue(STORED);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["nothing", (values = exampleSubmission) => values, undefined],
  ["another tab's version of the draft", () => other, other],
])("leaves %s in storage when a draft is cleared", (_, edit, left) => {
  const sent = openTab();
  sent.saveDraft(exampleSubmission);
  openTab().saveDraft(edit());
  sent.clearDraft();
  expect(sent.currentDraft()?.values).toEqual(left);
  expect(openTab().currentDraft()?.values).toEqual(left);
});

const DRAFT = { key: "a", savedAt: Date.now(), values: exampleSubmission };

test.each<[string, unknown]>([
  ["older than a day", { ...DRAFT, savedAt: Date.now() - DAY }],
  ["from a clock far ahead", { ...DRAFT, savedAt: Date.now() + 2 * DAY }],
  ["without a key", { ...DRAFT, key: undefined }],
  ["of a different shape", ["a"]],
  ["null", null],
  ["without any known field", { ...DRAFT, values: { fax: "none" } }],
  ["without text in any field", { ...DRAFT, values: { message: ["a"] } }],
])("ignores and deletes a stored draft that is %s", (_, value) => {
  localStorage.setItem("contact-draft", JSON.stringify(value));
  expect(openTab().currentDraft()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("restores the known fields of a draft that a different version of the site stored almost a day ago", () => {
  const savedAt = Date.now() - DAY + 60_000;
  const values = { firstName: "Ana", message: 7, fax: "none" };
  localStorage.setItem("contact-draft", JSON.stringify({ key: "a", savedAt, values }));
  const { currentDraft, saveDraft } = openTab();
  expect(currentDraft()?.values).toEqual({ ...emptySubmission, firstName: "Ana" });
  // Loading the draft again does not make it newer.
  expect(saveDraft({ ...emptySubmission, firstName: "Ana" }).savedAt).toBe(savedAt);
});

test.each<[string, SendResult, (typeof toasts)["refused"]]>([
  ["is refused", { stored: true, notification: "refused" }, toasts.refused],
  ["fails", { stored: true, notification: "failed" }, toasts.failed],
])(
  "reports that the message was stored, and the problem, when the notification %s",
  async (_, result, toast) => {
    mockSend.mockResolvedValue(result);
    const { send, currentDraft } = openTab();
    await send();
    expect(mockToast.mock.calls).toEqual([[toast], [toasts.sent]]);
    expect(currentDraft()).toBeUndefined();
  },
);

test("reports an unexpected error and keeps the draft when our own code throws", async () => {
  jest.spyOn(console, "error").mockImplementation();
  mockSend.mockRejectedValue(new RangeError("own bug"));
  const { send, currentDraft } = openTab();
  await send();
  expect(mockToast.mock.calls).toEqual([[{ ...toasts.unexpected, tone: "destructive" }]]);
  expect(currentDraft()?.values).toEqual(exampleSubmission);
});

test.each(["usable", "denied", "full"] as const)(
  "stores only one row when responses are lost and the message is retried, with storage that is %s",
  async (storage) => {
    if (storage !== "usable") refuseStorage(storage);
    const table = storeRows({ losesAnswers: true });
    const { send } = openTab();
    for (let count = 0; count < 3; count += 1) await send();
    await send({ ...exampleSubmission, message: `\0${exampleSubmission.message}\ud83d ` });
    table.losesAnswers = false;
    await send();
    expect(mockToast).toHaveBeenLastCalledWith(toasts.sent);
    expect(table.messages()).toEqual([exampleSubmission.message]);
  },
);

test("stores a second row when the message has changed", async () => {
  const table = storeRows({ losesAnswers: true });
  const { send } = openTab();
  await send();
  await send(other);
  expect(table.messages()).toEqual([exampleSubmission.message, other.message]);
});

test("stores only one row when the page is closed during the insert and the draft is then sent again", async () => {
  const table = storeRows({ losesAnswers: true });
  await openTab().send();
  table.losesAnswers = false;
  const { send, currentDraft } = openPage();
  await send(currentDraft()?.values);
  expect(table.messages()).toHaveLength(1);
});

test("stores only one row when several tabs send the same draft", async () => {
  const table = storeRows();
  const first = openTab();
  first.saveDraft(exampleSubmission);
  const tabs = [openTab(), openTab()];
  await Promise.all([first, ...tabs].map(({ send }) => send()));
  expect(mockToast).toHaveBeenCalledTimes(3);
  expect(table.messages()).toHaveLength(1);
});

test("stores a second row when the same message is sent again five seconds after it was stored", async () => {
  const table = storeRows();
  const { send } = openTab();
  await send();
  jest.advanceTimersByTime(5000);
  await send();
  expect(table.messages()).toHaveLength(2);
});

test("sends only once when the form is submitted several times in one tick and again right after sending", async () => {
  const { send } = openTab();
  await Promise.all(Array.from({ length: 5 }, () => send()));
  await send();
  expect(mockSend).toHaveBeenCalledTimes(1);
});
