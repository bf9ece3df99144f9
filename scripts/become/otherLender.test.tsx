import { rmSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { StoreBadges } from "../../src/components/StoreBadges";
import { isRunningText } from "../../src/content-model/kind";
import { loadContent, readContent } from "../../src/content-model/reading/load";
import { LoanCalculator } from "../../src/features/calculator/LoanCalculator";
import { nodes, type Subjects } from "../../src/layout/seo/nodes";
import { pageGraph } from "../../src/layout/seo/structuredData";
import { OWN_CURRENCY, withSymbol } from "../../src/lending/money";
import { type RatePlan, rateBandFor } from "../../src/lending/ratePlan";
import { Hero } from "../../src/templates/HomePage/Hero";
import { HowItWorks } from "../../src/templates/HomePage/HowItWorks";
import { PLAN, problemsIn } from "../../test/contentCopy";
import { reducingFigures } from "../../test/lending/oracle";
import { pricedProduct } from "../../test/listedProduct";
import { testOnSample } from "../../test/testOnSample";
import { ContentFolder } from "../lib/contentFolder";
import { copyContent } from "../lib/copyContent";
import { isSample } from "../lib/isSample";
import { readAnswers } from "./answers";
import { becomeLender } from "./lender";

jest.mock("../../content/lender.json", () => jest.requireActual("./lenders/lender.json"));

const mockSite = {
  lender: {},
  navigation: {},
  products: { nodes: [] },
  translated: { nodes: [] },
  pages: { nodes: [] },
};
jest.mock("gatsby", () => ({
  ...jest.requireActual("../../test/gatsbyMock"),
  useStaticQuery: () => mockSite,
}));

const copy = copyContent();
beforeAll(async () => {
  if (isSample())
    await becomeLender(new ContentFolder(copy), readAnswers("scripts/become/lenders/salary.yaml"));
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = <Value,>(file: string): Value => readContent<Value>(file, copy);

/** Matches the facts that identify the sample lender. Another lender's visitors must not see them. */
const sampleWords = (): RegExp => {
  const textsOf = (root: string) => {
    const content = new ContentFolder(root);
    const { texts } = content.read("facts.yaml") as { texts: Record<string, string> };
    const { offices } = content.read("site.yaml") as { offices: [Record<string, string>] };
    const { street = "", city = "", country = "" } = offices[0];
    return { ...texts, street, city, country } as Record<string, string>;
  };
  const own = textsOf(copy);
  const texts = textsOf("content");
  const kept = new Set(Object.values(own));
  const words = Object.values(texts)
    .filter((text) => !kept.has(text))
    .map((text) => text.replace(/[$+.()/]/g, "\\$&"));
  return RegExp(`(?<!\\w)(?:${words.join("|")})(?!\\w)`, "i");
};

const plan = () => read<RatePlan>(PLAN);

testOnSample("another lender's content has no errors", () => expect(problemsIn(copy)).toBe(""));

testOnSample("another lender's text has no words that identify the sample lender", () => {
  const sample = sampleWords();
  const { files, read } = loadContent(copy);
  const found = files.flatMap((file) =>
    (read(file)?.values ?? []).flatMap(({ field, value, path }) => {
      const [word] = (isRunningText(field) && sample.exec(String(value))) || [];
      return word ? [`${file} ${path.join(".")}: ${word}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

describe("on another lender's pages", () => {
  beforeAll(() =>
    Object.assign(mockSite, {
      lender: read("site.yaml"),
      navigation: read("navigation.yaml"),
    }),
  );

  testOnSample(
    "the calculator charges interest on the reducing balance and uses the lender's currency",
    () => {
      const { amount, termMonths } = plan().defaults;
      const { container } = render(
        <LoanCalculator
          products={[pricedProduct("Loan", plan())]}
          content={read("calculator.yaml")}
          intro={{ title: "Title", lead: "Lead" }}
          applyLink={{ label: "Apply", to: "/apply" }}
          typical={{ title: "Amounts", amounts: [] }}
        />,
      );
      const { monthlyRatePercent } = rateBandFor(plan(), termMonths);
      const rate = String(monthlyRatePercent / 100);
      const figures = reducingFigures(amount.toFixed(2), termMonths, rate);
      const text = container.textContent ?? "";
      for (const figure of Object.values(figures))
        expect(text.replaceAll(",", "")).toContain(withSymbol(figure, OWN_CURRENCY));
      expect(text).not.toMatch(sampleWords());
      expect(text).not.toMatch(/flat/i);
      expect(text).toContain("To pay it off after this month");
    },
  );

  testOnSample(
    "links to where people apply replace the app store badges when there is no app",
    () => {
      const { app: _, ...lender } = read<Queries.LenderFieldsFragment>("site.yaml");
      const { applying } = lender;
      Object.assign(mockSite, { lender });
      render(<StoreBadges />);
      const links = screen.getAllByRole("link");
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
        applying.map(({ label, to }) => [label, to]),
      );
    },
  );

  testOnSample("the home page's hero and steps are rendered when they have no pictures", () => {
    type Home = Queries.HomePageFieldsFragment;
    const { hero, howItWorks } = read<Home>("home/page.yaml");
    const { container } = render(
      <>
        <Hero hero={hero} next="next" />
        <HowItWorks howItWorks={howItWorks} />
      </>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    for (const { title } of howItWorks.steps) expect(screen.getAllByText(title)[0]).toBeVisible();
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).not.toMatch(sampleWords());
  });

  testOnSample("structured data has the lender's currency, country and name", () => {
    const lender = read<Queries.LenderFieldsFragment>("site.yaml");
    const [file = ""] = new ContentFolder(copy).entries("products");
    const product = read<Subjects["loan"]>(file);
    const page = { ...product, parentPage: null } as unknown as Queries.ContentPageFieldsFragment;
    const text = JSON.stringify(pageGraph(lender, page, nodes.loan(lender, product)));
    for (const own of [OWN_CURRENCY.code, lender.offices[0]?.countryCode, lender.name])
      expect(text).toContain(`"${own}"`);
    expect(text).not.toMatch(sampleWords());
  });
});
