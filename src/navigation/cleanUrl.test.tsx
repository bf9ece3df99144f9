import { cleanUrl, requestedPath } from "./cleanUrl";

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
