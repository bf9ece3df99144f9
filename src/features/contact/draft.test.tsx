import { clearDraft, saveDraft } from "./draft";
import { emptySubmission } from "./fields";

test("gives each message its own UUID on a page without encryption, where there is no randomUUID", () => {
  Object.defineProperty(crypto, "randomUUID", { value: undefined });
  const keys = ["One", "Two", "Two "].map((message) => {
    const { key } = saveDraft({ ...emptySubmission, message });
    return key;
  });
  clearDraft();
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});
