import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { fakeStorage } from "../../../test/fakeStorage";
import { createDraftStore } from "./draft";
import { emptySubmission } from "./fields";

const DAY = 24 * 60 * 60 * 1000;
const other = { ...exampleSubmission, message: "Something else entirely" };

/** Another page or tab, which reads what is stored. */
const anotherTab = () => {
  const store = createDraftStore();
  store.current();
  return store;
};
const stored = () => createDraftStore().current();

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});

test("stores a draft with its id at each change, which keeps the id, also on another visit", () => {
  const store = createDraftStore();
  const { id } = store.save(exampleSubmission);
  expect(stored()).toMatchObject({ id, values: exampleSubmission });
  expect(store.save(other).id).toBe(id);
  expect(stored()?.values).toEqual(other);
  expect(anotherTab().save(exampleSubmission).id).toBe(id);
});

test("deletes the draft when it is cleared, and starts with another id", () => {
  const store = createDraftStore();
  const { id } = store.save(exampleSubmission);
  store.clear();
  expect(storage.entry).toBeNull();
  expect(store.current()).toBeUndefined();
  expect(store.save(exampleSubmission).id).not.toBe(id);
});

test.each([
  ["a draft of its own", createDraftStore],
  ["the same draft", anotherTab],
])("leaves in storage what another tab has written of %s when it is cleared", (_, openTab) => {
  const sent = createDraftStore();
  sent.save(exampleSubmission);
  openTab().save(other);
  sent.clear();
  expect(stored()?.values).toEqual(other);
});

test.each<[string, unknown]>([
  ["older than a day", { id: "a", savedAt: Date.now() - DAY, values: exampleSubmission }],
  ["from a clock far ahead", { id: "a", savedAt: Date.now() + 2 * DAY, values: exampleSubmission }],
  ["without an id", { savedAt: Date.now(), values: {} }],
  ["of another shape", ["a"]],
  ["null", null],
  ["of fields that no longer exist", { id: "a", savedAt: Date.now(), values: { fax: "none" } }],
  ["of fields without text", { id: "a", savedAt: Date.now(), values: { message: ["a"] } }],
])("ignores and deletes a stored value that is %s", (_, value) => {
  storage.entry = JSON.stringify(value);
  expect(stored()).toBeUndefined();
  expect(storage.entry).toBeNull();
});

test("restores the known fields when the draft is of another version and almost a day old", () => {
  const values = { firstName: "Ana", message: 7, fax: "none" };
  storage.entry = JSON.stringify({ id: "a", savedAt: Date.now() - DAY + 60_000, values });
  expect(stored()?.values).toEqual({ ...emptySubmission, firstName: "Ana" });
});

test.each(["denied", "full"] as const)("keeps drafts in memory when storage is %s", (state) => {
  const store = createDraftStore();
  store.save(exampleSubmission);
  storage.state = state;
  store.save(other);
  expect(store.current()?.values).toEqual(other);
  storage.state = "usable";
  store.clear();
  expect(storage.entry).toBeNull();
});
