import { createDrafts } from "./draft";
import { exampleSubmission } from "./exampleSubmission";

const DAY = 24 * 60 * 60 * 1000;
const other = { ...exampleSubmission, message: "Something else entirely" };

/** One device's storage, as far as drafts need it. */
function device(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a draft is on the device a moment after the first keystroke, with its id", () => {
  const storage = device();
  const { id } = createDrafts(() => storage).keep(exampleSubmission);
  expect(createDrafts(() => storage).current()).toBeUndefined();
  jest.advanceTimersByTime(300);
  expect(createDrafts(() => storage).current()).toMatchObject({ id, values: exampleSubmission });
});

test("someone who never stops typing is saved all the same", () => {
  const storage = device();
  const drafts = createDrafts(() => storage);
  for (let keystroke = 0; keystroke < 10; keystroke += 1) {
    drafts.keep({ ...exampleSubmission, message: "a".repeat(keystroke) });
    jest.advanceTimersByTime(100);
  }
  expect(createDrafts(() => storage).current()?.values.message).toMatch(/^a{7,}$/);
});

test("leaving the page writes what waits", () => {
  const storage = device();
  const drafts = createDrafts(() => storage);
  drafts.keep(exampleSubmission);
  drafts.flush();
  expect(createDrafts(() => storage).current()?.values).toEqual(exampleSubmission);
});

test("a draft keeps its id while it changes, and another visit goes on with it", () => {
  const storage = device();
  const first = createDrafts(() => storage);
  const { id } = first.keep(exampleSubmission);
  expect(first.keep(other).id).toBe(id);
  first.flush();
  const second = createDrafts(() => storage);
  second.current();
  expect(second.keep(exampleSubmission).id).toBe(id);
});

test("a forgotten draft is gone for good, what waits to be written too; the next has another id", () => {
  const storage = device();
  const drafts = createDrafts(() => storage);
  const { id } = drafts.keep(exampleSubmission);
  drafts.flush();
  drafts.keep(other);
  drafts.forget();
  jest.advanceTimersByTime(1000);
  expect(storage.getItem("kwedi.contact-draft")).toBeNull();
  expect(drafts.current()).toBeUndefined();
  expect(drafts.keep(exampleSubmission).id).not.toBe(id);
});

test("a tab that has sent its draft leaves another tab's newer draft alone", () => {
  const storage = device();
  const one = createDrafts(() => storage);
  one.keep(exampleSubmission);
  one.flush();
  const two = createDrafts(() => storage);
  const { id } = two.keep(other);
  two.flush();
  one.forget();
  expect(createDrafts(() => storage).current()?.id).toBe(id);
});

test.each<[string, () => Storage]>([
  [
    "denied",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
  [
    "full",
    () => ({
      ...device(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    }),
  ],
])("with storage %s a draft lasts as long as the page", (_, storage) => {
  const drafts = createDrafts(storage);
  const { id } = drafts.keep(exampleSubmission);
  drafts.flush();
  expect(drafts.current()?.id).toBe(id);
  drafts.forget();
  expect(drafts.current()).toBeUndefined();
});

test.each<[string, unknown]>([
  ["older than thirty days", { id: "a", savedAt: Date.now() - 31 * DAY, values: {} }],
  ["from a clock far ahead", { id: "a", savedAt: Date.now() + 31 * DAY, values: {} }],
  ["without an id", { savedAt: Date.now(), values: {} }],
  ["of another shape", ["a"]],
  ["null", null],
])("what is stored and is %s is no draft", (_, stored) => {
  const storage = device();
  storage.setItem("kwedi.contact-draft", JSON.stringify(stored));
  expect(createDrafts(() => storage).current()).toBeUndefined();
});

test("a draft of another version of the site gives what it has, a day-off clock included", () => {
  const storage = device();
  const values = { firstName: "Ana", message: 7, fax: "none" };
  storage.setItem(
    "kwedi.contact-draft",
    JSON.stringify({ id: "a", savedAt: Date.now() + DAY, values }),
  );
  expect(createDrafts(() => storage).current()?.values).toEqual({
    firstName: "Ana",
    lastName: "",
    email: "",
    phone: "",
    subject: "",
    message: "",
  });
});
