import fc from "fast-check";
import { cleanFragment } from "./cleanUrl";

test.each([
  ["#%", "#%25"],
  ["#100%", "#100%25"],
  ["#name=A%20%2", "#name=A%20%252"],
  ["#name=%C3%A9%C3", "#name=%C3%A9%EF%BF%BD"],
  ["#%zz%41", "#%25zz%41"],
])("makes %s decodable", (fragment, clean) => {
  expect(cleanFragment(fragment)).toBe(clean);
});

test.each(["", "#", "#early-repayment", "#caf%C3%A9", "#a%2Cb='c'", "#é"])(
  "leaves %j as it is",
  (fragment) => {
    expect(cleanFragment(fragment)).toBe(fragment);
  },
);

const text = fc.array(fc.oneof(fc.constantFrom("%", "%C3", "%A9", "%41", "%4"), fc.string()), {
  maxLength: 8,
});

test("makes any fragment decodable, with the parameters that a form would read in it", () => {
  fc.assert(
    fc.property(text, (parts) => {
      const fragment = `#${parts.join("")}`;
      const clean = cleanFragment(fragment);
      expect(() => decodeURI(clean)).not.toThrow();
      expect([...new URLSearchParams(clean.slice(1))]).toEqual([
        ...new URLSearchParams(fragment.slice(1)),
      ]);
    }),
  );
});
