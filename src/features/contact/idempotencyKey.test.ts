/** @jest-environment node */
import fc from "fast-check";
import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { fieldNames } from "./fields";
import { idempotencyKey } from "./idempotencyKey";

test("returns the same key for the same text of the same draft", async () => {
  const key = await idempotencyKey("draft", exampleSubmission);
  expect(await idempotencyKey("draft", { ...exampleSubmission })).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test.each(fieldNames)("returns another key when %s changes", async (name) => {
  const changed = { ...exampleSubmission, [name]: `${exampleSubmission[name]}!` };
  expect(await idempotencyKey("draft", changed)).not.toBe(
    await idempotencyKey("draft", exampleSubmission),
  );
});

test("returns another key for the same text of another draft", async () => {
  expect(await idempotencyKey("one", exampleSubmission)).not.toBe(
    await idempotencyKey("other", exampleSubmission),
  );
});

test("returns another key when text moves from one field to the next", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), async (moved) => {
      const { firstName, lastName } = exampleSubmission;
      const one = { ...exampleSubmission, firstName: firstName + moved };
      const other = { ...exampleSubmission, lastName: moved + lastName };
      expect(await idempotencyKey("draft", one)).not.toBe(await idempotencyKey("draft", other));
    }),
  );
});
