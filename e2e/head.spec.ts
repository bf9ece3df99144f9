import { parse } from "node-html-parser";
import { SITE } from "../shared/addresses";
import { ROUTES } from "../shared/routes";
import { expect, test } from "./support/test";

const ORIGIN = /^https:\/\/[\w.-]+$/;

/** What a page says of itself, as search engines and social networks read it: without script. */
async function headOf(html: string) {
  const head = parse(html).querySelector("head");
  const all = (selector: string, attribute: string) =>
    head?.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? "") ?? [];
  return {
    titles: head?.querySelectorAll("title").map(({ text }) => text) ?? [],
    descriptions: all("meta[name=description]", "content"),
    canonicals: all("link[rel=canonical]", "href"),
    social: (name: string) => all(`meta[property='og:${name}']`, "content"),
    twitter: (name: string) => all(`meta[name='twitter:${name}']`, "content"),
  };
}

test("every page tells its title, description, address, kind and picture, each once", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() };
  for (const route of ROUTES) {
    const response = await request.get(route);
    const head = await headOf(await response.text());
    const { origin, pathname } = new URL(head.canonicals[0] ?? "missing:");
    expect.soft(head.canonicals, route).toHaveLength(1);
    expect.soft(origin, route).toMatch(ORIGIN);
    expect.soft(pathname, route).toBe(route);
    expect.soft(head.social("url"), route).toEqual(head.canonicals);
    expect
      .soft(head.social("type"), route)
      .toEqual([expect.stringMatching(/^(website|article|profile)$/)]);
    expect.soft(head.social("title"), route).toHaveLength(1);
    expect.soft(head.social("description"), route).toEqual(head.descriptions);

    const [title = ""] = head.titles;
    const [description = ""] = head.descriptions;
    expect.soft(title.length, `${route}: ${title}`).toBeGreaterThanOrEqual(5);
    expect.soft(title.length, `${route}: ${title}`).toBeLessThanOrEqual(60);
    expect.soft(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(15);
    expect.soft(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(seen.titles.get(title), `${route} has another page's title`).toBeUndefined();
    expect.soft(seen.descriptions.get(description), `${route}: description`).toBeUndefined();
    seen.titles.set(title, route);
    seen.descriptions.set(description, route);

    const [image = ""] = head.social("image");
    expect.soft(head.social("image"), route).toHaveLength(1);
    expect.soft(new URL(image).origin, route).toBe(origin);
    expect
      .soft(head.social("image:alt")[0]?.length ?? 0, `${route}: og:image:alt`)
      .toBeGreaterThan(0);
    const picture = await request.get(`${SITE}${new URL(image).pathname}`);
    expect.soft(picture.status(), image).toBe(200);
    expect.soft(picture.headers()["content-type"], image).toMatch(/^image\/(png|jpeg)$/);
  }
});

test("the not-found page is kept out of search", async ({ request }) => {
  const response = await request.get("/no-such-page");
  expect(response.status()).toBe(404);
  expect(
    parse(await response.text())
      .querySelector("meta[name=robots]")
      ?.getAttribute("content"),
  ).toMatch(/noindex/);
});
