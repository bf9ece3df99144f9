/** @jest-environment node */
import fc from "fast-check";
import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { fieldNames } from "./fields";
import { formatUuid, idempotencyKey, randomUuid } from "./idempotencyKey";

const uuid = (version: number) =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`);

afterEach(() => jest.restoreAllMocks());

const without = (name: "subtle" | "randomUUID") =>
  jest.replaceProperty(globalThis, "crypto", {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff),
    randomUUID: crypto.randomUUID.bind(crypto),
    subtle: crypto.subtle,
    [name]: undefined,
  } as never);

describe.each(["with crypto.subtle", "without crypto.subtle"])("%s", (environment) => {
  beforeEach(() => {
    if (environment === "without crypto.subtle") without("subtle");
  });

  test("returns the same key for the same text of the same draft", async () => {
    const key = await idempotencyKey("draft", exampleSubmission);
    expect(await idempotencyKey("draft", { ...exampleSubmission })).toBe(key);
    expect(key).toMatch(environment === "with crypto.subtle" ? uuid(8) : uuid(4));
  });

  test.each(fieldNames)(
    "returns another key when %s changes, and the first key when it changes back",
    async (name) => {
      const key = await idempotencyKey("draft", exampleSubmission);
      const changed = { ...exampleSubmission, [name]: `${exampleSubmission[name]}!` };
      expect(await idempotencyKey("draft", changed)).not.toBe(key);
      expect(await idempotencyKey("draft", exampleSubmission)).toBe(key);
    },
  );

  test("returns another key for the same text of another draft", async () => {
    expect(await idempotencyKey("one", exampleSubmission)).not.toBe(
      await idempotencyKey("other", exampleSubmission),
    );
  });
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

test("returns a random UUID when crypto.randomUUID is missing", () => {
  expect(randomUuid()).toMatch(uuid(4));
  without("randomUUID");
  expect(randomUuid()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});

test.each([
  [4, "00000000-0000-4000-8000-000000000000"],
  [8, "00000000-0000-8000-8000-000000000000"],
] as const)("sets the bits of version %i", (version, expected) => {
  expect(formatUuid(new Uint8Array(32), version)).toBe(expected);
});
