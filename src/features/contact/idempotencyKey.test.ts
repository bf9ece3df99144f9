/** @jest-environment node */
import fc from "fast-check";
import { exampleSubmission } from "./exampleSubmission";
import { fieldNames } from "./fields";
import { messageKey } from "./idempotencyKey";
import { randomUuid, uuidFrom } from "./uuid";

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

describe.each(["with digests", "without digests"])("a message's key, %s", (way) => {
  beforeEach(() => {
    if (way === "without digests") without("subtle");
  });

  test("is the same for the same text of the same draft", async () => {
    const key = await messageKey("draft", exampleSubmission);
    expect(await messageKey("draft", { ...exampleSubmission })).toBe(key);
    expect(key).toMatch(way === "with digests" ? uuid(8) : uuid(4));
  });

  test.each(fieldNames)("is another for another %s, and the first again after it", async (name) => {
    const key = await messageKey("draft", exampleSubmission);
    const changed = { ...exampleSubmission, [name]: `${exampleSubmission[name]}!` };
    expect(await messageKey("draft", changed)).not.toBe(key);
    expect(await messageKey("draft", exampleSubmission)).toBe(key);
  });

  test("is another in another draft, so that the same words can be written twice", async () => {
    expect(await messageKey("one", exampleSubmission)).not.toBe(
      await messageKey("other", exampleSubmission),
    );
  });
});

test("what is in one field cannot be taken for what is in the next", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), async (moved) => {
      const { firstName, lastName } = exampleSubmission;
      const one = { ...exampleSubmission, firstName: firstName + moved };
      const other = { ...exampleSubmission, lastName: moved + lastName };
      expect(await messageKey("draft", one)).not.toBe(await messageKey("draft", other));
    }),
  );
});

test("a random UUID does without crypto.randomUUID", () => {
  expect(randomUuid()).toMatch(uuid(4));
  without("randomUUID");
  expect(randomUuid()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});

test.each([
  [4, "00000000-0000-4000-8000-000000000000"],
  [8, "00000000-0000-8000-8000-000000000000"],
] as const)("version %i is marked as such", (version, expected) => {
  expect(uuidFrom(new Uint8Array(32), version)).toBe(expected);
});
