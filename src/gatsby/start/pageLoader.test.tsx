import { calculatorBody } from "../../sections/CalculatorBody/calculatorBody";
import { ProdLoader, publicLoader } from "./pageLoader";

jest.mock("../../sections/CalculatorBody/calculatorBody", () => ({
  calculatorBody: { fetch: jest.fn() },
}));
jest.mock("gatsby-redirects", () => [{ fromPath: "/old", toPath: "/faq" }], { virtual: true });

const OURS = "of-this-version";
const template = jest.fn(async () => ({ default: "the page" }));
const asked: string[] = [];
/** What the server answers, by address; everything else is not found. */
let answers: Record<string, { status?: number; version?: string; json: object }> = {};

const data = (path: string) => ({
  path,
  componentChunkName: "component---src-templates-faq-page-tsx",
  staticQueryHashes: ["12"],
  result: { data: path },
});

beforeAll(() => {
  Object.assign(globalThis, {
    SITE_TEMPLATES: {
      prefix: "component---src-templates-",
      common: "faq-page-tsx",
      paths: { "/calculator": "calculator-page-tsx", "/other-calculator": "calculator-page-tsx" },
    },
    ___webpackCompilationHash: OURS,
    async fetch(address: string) {
      asked.push(address);
      const { status = 200, version, json } = answers[address] ?? { status: 404, json: {} };
      const headers = new Map(version ? [["Site-Version", version]] : []);
      return { status, ok: status === 200, headers, json: async () => json };
    },
  });
  new ProdLoader({
    components: {
      "component---src-templates-faq-page-tsx": template,
      "component---src-templates-calculator-page-tsx": template,
    },
  });
});

beforeEach(() => {
  asked.length = 0;
  template.mockClear();
  answers = {
    "/page-data/faq/page-data.json": { version: OURS, json: data("/faq") },
    "/page-data/sq/d/12.json": { json: { data: "of every page" } },
    "/page-data/app-data.json": { json: { webpackCompilationHash: OURS } },
  };
});

test("a page's code is asked for with its data, nothing twice, and its version is known", async () => {
  const page = publicLoader.loadPage("/faq?from=menu#place");
  expect(template).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(["/page-data/faq/page-data.json"]);
  expect(publicLoader.loadPage("/old")).toBe(page);
  expect(await page).toMatchObject({
    json: { data: "/faq" },
    page: { path: "/faq", webpackCompilationHash: OURS },
    staticQueryResults: { 12: { data: "of every page" } },
  });
  expect(await publicLoader.loadPage("/faq/")).toBe(publicLoader.loadPageSync("/faq"));
  expect(asked).toEqual(["/page-data/faq/page-data.json", "/page-data/sq/d/12.json"]);
});

test.each([
  ["another version", "of-a-newer-version", "of-a-newer-version"],
  ["another version, while the site is as it was", "of-a-kept-answer", OURS],
  ["no version", undefined, OURS],
])("where the answer names %s, the site is asked", async (what, version, said) => {
  const path = `/${what.replaceAll(" ", "-").replace(",", "")}`;
  answers[`/page-data${path}/page-data.json`] = { version, json: data(path) };
  answers["/page-data/app-data.json"] = { json: { webpackCompilationHash: said } };
  expect(await publicLoader.loadPage(path)).toMatchObject({
    page: { webpackCompilationHash: said },
  });
});

test("what failed is asked for again", async () => {
  const address = "/page-data/late/page-data.json";
  answers[address] = { status: 503, json: {} };
  expect(await publicLoader.loadPage("/late")).toMatchObject({ status: "error" });
  expect(asked).toEqual([address, address, address]);
  answers[address] = { version: OURS, json: data("/late") };
  expect(await publicLoader.loadPage("/late")).toMatchObject({ json: { data: "/late" } });
});

describe("what follows the opening of the calculator's page", () => {
  const fetchBody = jest.mocked(calculatorBody.fetch);
  let come: () => void;

  beforeEach(() => {
    fetchBody.mockReset().mockReturnValue(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    for (const path of ["/calculator", "/other-calculator"])
      answers[`/page-data${path}/page-data.json`] = {
        version: OURS,
        json: {
          ...data(path),
          componentChunkName: "component---src-templates-calculator-page-tsx",
        },
      };
  });

  test("is asked for with the page, which does not wait for it", async () => {
    const page = publicLoader.loadPage("/other-calculator");
    expect(fetchBody).toHaveBeenCalledTimes(1);
    expect(await page).toMatchObject({ page: { path: "/other-calculator" } });
  });

  test("belongs to the page that was loaded, whose HTML has it", async () => {
    window.pagePath = "/calculator";
    const shown = jest.fn();
    const page = publicLoader.loadPage("/calculator").then(shown);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).not.toHaveBeenCalled();
    come();
    await page;
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ head: expect.anything() }));
  });
});
