import fc from "fast-check";
import { cleanFragment, cleanUrl, requestedPath } from "./cleanUrl";

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

test.each([
  ["/page#%", "/page#%25", "/page"],
  ["/page?query=%#anchor", "/page?query=%#anchor", "/page"],
  ["/%", "/~", "/%"],
  ["/%2525", "/~2525", "/%2525"],
  ["/caf%C3%A9", "/caf~C3~A9", "/caf%C3%A9"],
  ["/page%23anchor", "/page~23anchor", "/page%23anchor"],
  ["/page%20?query=%20", "/page~20?query=%20", "/page%20"],
  ["/100%25", "/100~25", "/100%25"],
  ["/caf%C3#100%", "/caf~C3#100%25", "/caf%C3"],
])(
  "replaces %s by an address that can be decoded, and keeps what was requested",
  (url, clean, requested) => {
    window.history.replaceState({ key: "1" }, "", url);
    cleanUrl();
    const { hash, pathname, search } = window.location;
    expect(pathname + search + hash).toBe(clean);
    expect(window.history.state.key).toBe("1");
    expect(requestedPath({ pathname, state: window.history.state })).toBe(requested);
    cleanUrl();
    expect(window.location.pathname).toBe(pathname);
  },
);
