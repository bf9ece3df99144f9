import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { createDraftStore } from "./draft";
import { emptySubmission } from "./fields";

const DAY = 24 * 60 * 60 * 1000;
const other = { ...exampleSubmission, message: "Something else entirely" };

/** A browser's storage with at most one entry, of any name. */
function fakeStorage(entry: string | null = null): Storage {
  let stored = entry;
  return {
    getItem: (_) => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: (_) => {
      stored = null;
    },
  } as Storage;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("stores a draft with its id shortly after the first change", () => {
  const storage = fakeStorage();
  const { id } = createDraftStore(() => storage).save(exampleSubmission);
  expect(createDraftStore(() => storage).current()).toBeUndefined();
  jest.advanceTimersByTime(300);
  expect(createDraftStore(() => storage).current()).toMatchObject({
    id,
    values: exampleSubmission,
  });
});

test("stores the draft while the visitor keeps typing", () => {
  const storage = fakeStorage();
  const store = createDraftStore(() => storage);
  for (let keystroke = 0; keystroke < 10; keystroke += 1) {
    store.save({ ...exampleSubmission, message: "a".repeat(keystroke) });
    jest.advanceTimersByTime(100);
  }
  expect(createDraftStore(() => storage).current()?.values.message).toMatch(/^a{7,}$/);
});

test("stores a pending change when it is flushed", () => {
  const storage = fakeStorage();
  const store = createDraftStore(() => storage);
  store.save(exampleSubmission);
  store.flush();
  expect(createDraftStore(() => storage).current()?.values).toEqual(exampleSubmission);
});

test("keeps the draft's id when it changes, and on another visit", () => {
  const storage = fakeStorage();
  const first = createDraftStore(() => storage);
  const { id } = first.save(exampleSubmission);
  expect(first.save(other).id).toBe(id);
  first.flush();
  const second = createDraftStore(() => storage);
  second.current();
  expect(second.save(exampleSubmission).id).toBe(id);
});

test("deletes the draft and its pending change when it is cleared, and starts with another id", () => {
  const storage = fakeStorage();
  const store = createDraftStore(() => storage);
  const { id } = store.save(exampleSubmission);
  store.flush();
  store.save(other);
  store.clear();
  jest.advanceTimersByTime(1000);
  expect(storage.getItem("")).toBeNull();
  expect(store.current()).toBeUndefined();
  expect(store.save(exampleSubmission).id).not.toBe(id);
});

test("leaves another tab's newer draft in storage when it is cleared", () => {
  const storage = fakeStorage();
  const sent = createDraftStore(() => storage);
  sent.save(exampleSubmission);
  sent.flush();
  const newer = createDraftStore(() => storage);
  const { id } = newer.save(other);
  newer.flush();
  sent.clear();
  expect(createDraftStore(() => storage).current()?.id).toBe(id);
});

test("leaves what another tab has written of the same draft in storage when it is cleared", () => {
  const storage = fakeStorage();
  const sent = createDraftStore(() => storage);
  sent.save(exampleSubmission);
  sent.flush();
  const open = createDraftStore(() => storage);
  open.current();
  jest.advanceTimersByTime(1000);
  open.save(other);
  open.flush();
  sent.clear();
  expect(createDraftStore(() => storage).current()?.values).toEqual(other);
});

test("leaves what another tab has typed before, and written while this one was sending", () => {
  const draft = { id: "a", savedAt: Date.now(), values: exampleSubmission };
  const storage = fakeStorage(JSON.stringify(draft));
  const [open, sent] = [createDraftStore(() => storage), createDraftStore(() => storage)];
  for (const store of [open, sent]) store.current();
  open.save(other);
  jest.advanceTimersByTime(100);
  sent.save(exampleSubmission);
  sent.flush();
  jest.advanceTimersByTime(200);
  sent.clear();
  expect(createDraftStore(() => storage).current()?.values).toEqual(other);
});

test.each([
  ["stores", "has typed another text", other, other],
  ["does not store", "has typed the same text", exampleSubmission, undefined],
  ["does not store", "has typed nothing", undefined, undefined],
])("%s the draft again when the page %s and another tab has sent it", (_, __, typed, kept) => {
  const storage = fakeStorage();
  const sent = createDraftStore(() => storage);
  sent.save({ ...exampleSubmission, message: "The beginning of both" });
  sent.flush();
  const open = createDraftStore(() => storage);
  open.current();
  if (typed) open.save(typed);
  open.flush();
  sent.save(exampleSubmission);
  sent.flush();
  const key = "contact-draft";
  const oldValue = storage.getItem(key);
  sent.clear();
  open.restore({ key, oldValue, newValue: storage.getItem(key) });
  jest.advanceTimersByTime(1000);
  expect(createDraftStore(() => storage).current()?.values).toEqual(kept);
});

test.each<[string, unknown]>([
  ["older than a day", { id: "a", savedAt: Date.now() - DAY, values: exampleSubmission }],
  ["from a clock far ahead", { id: "a", savedAt: Date.now() + 2 * DAY, values: exampleSubmission }],
  ["without an id", { savedAt: Date.now(), values: {} }],
  ["of another shape", ["a"]],
  ["null", null],
  ["of fields that no longer exist", { id: "a", savedAt: Date.now(), values: { fax: "none" } }],
  ["of fields without text", { id: "a", savedAt: Date.now(), values: { message: ["a"] } }],
])("ignores and deletes a stored value that is %s", (_, stored) => {
  const storage = fakeStorage(JSON.stringify(stored));
  expect(createDraftStore(() => storage).current()).toBeUndefined();
  expect(storage.getItem("contact-draft")).toBeNull();
});

test("restores the known fields when the draft is of another version and almost a day old", () => {
  const values = { firstName: "Ana", message: 7, fax: "none" };
  const storage = fakeStorage(JSON.stringify({ id: "a", savedAt: Date.now() - DAY + 1, values }));
  expect(createDraftStore(() => storage).current()?.values).toEqual({
    ...emptySubmission,
    firstName: "Ana",
  });
});

test.each(["denied", "full"])(
  "keeps drafts in memory, and says so, when storage is %s",
  (state) => {
    const storage = fakeStorage();
    let isBroken = true;
    const store = createDraftStore(() => {
      if (isBroken && state === "denied") throw new Error(state);
      const setItem = (name: string, value: string) => {
        if (isBroken) throw new Error(state);
        storage.setItem(name, value);
      };
      return { ...storage, setItem };
    });
    expect(store.isKept.get()).toBe(true);
    store.save(exampleSubmission);
    store.flush();
    expect(store.isKept.get()).toBe(false);
    expect(store.current()?.values).toEqual(exampleSubmission);
    isBroken = false;
    store.save(other);
    store.flush();
    expect(store.isKept.get()).toBe(true);
    isBroken = true;
    store.clear();
    expect(store.current()).toBeUndefined();
  },
);
