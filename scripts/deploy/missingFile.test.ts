import missingFile from "./missingFile";

/** Has one page, and the page for missing files, with the headers that the host adds. */
const ASSETS = {
  fetch: async ({ pathname }: URL) =>
    new Response("A page", {
      status: ["/contact", "/404"].includes(pathname) ? 200 : 404,
      headers: {
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Type": "text/html",
        ETag: '"1"',
        "Strict-Transport-Security": "max-age=1",
        "X-Content-Type-Options": "nosniff",
      },
    }),
};

const ask = (path: string) =>
  missingFile.fetch(new Request(`https://lender.test${path}`), { ASSETS });

test("redirects to the intended page, with the headers of all pages and none of its content", async () => {
  const { status, headers } = await ask("/contact%23complaint");
  expect(status).toBe(302);
  expect(Object.fromEntries(headers)).toEqual({
    location: "/contact#complaint",
    "strict-transport-security": "max-age=1",
    "x-content-type-options": "nosniff",
  });
});

test.each(["/scripts/no-such-file.js", "/no-page%23part"])(
  "responds to %s with the page for missing files, which nobody stores",
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("A page");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("strict-transport-security")).toBe("max-age=1");
  },
);
