import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { readContent } from "../../../test/readContent";
import { SideBySide } from "../sideBySide/SideBySide";
import { OfferChecker } from "./OfferChecker";

const labels = readContent<Queries.OfferLabelsFragment>("check-an-offer/page.yaml");
const sideBySide = readContent<Queries.SideBySideLabelsDataFragment>("side-by-side.yaml");

const checker = () => (
  <>
    <OfferChecker labels={labels} sideBySide={sideBySide} />
    <SideBySide labels={sideBySide} />
  </>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const interval = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "How often" });
const figure = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
const button = (name: string) => screen.getByRole("button", { name });

const enter = (texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(field(name), { target: { value } });
};

const EXAMPLE = {
  "Loan amount": "5,000",
  "Fees taken from it or paid first": "150",
  "Each instalment": "1,005.60",
  "Number of instalments": "6",
};

const row = (name: string) =>
  screen.getByRole("rowheader", { name }).closest("tr")?.querySelectorAll("td");
const cells = (name: string) => [...(row(name) ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/check-an-offer");
});

test("shows every figure of an offer when its fields are filled in", () => {
  render(checker());
  for (const label of ["Total repaid", "What the loan costs", "Effective annual rate"])
    expect(figure(label)).toBe("—");
  enter(EXAMPLE);
  expect(figure("Total repaid")).toBe("$6,033.60");
  expect(figure("What the loan costs")).toBe("$1,183.60");
  expect(figure("Cost per $100 borrowed")).toBe("$23.67");
  expect(figure("Nominal annual rate")).toBe("79.44%");
  expect(figure("Effective annual rate")).toBe("115.80%");
  expect(
    screen.getByText("For every $100 you receive, you give back $124.40 within six months."),
  ).toBeVisible();
  expect(
    screen.getByRole("img", {
      name: "You receive $4,850.00 and give back $6,033.60 in 6 instalments: $1,183.60 more than you receive.",
    }),
  ).toBeInTheDocument();
});

test("computes another rate when the instalments are weekly", () => {
  render(checker());
  enter(EXAMPLE);
  const monthly = figure("Nominal annual rate");
  fireEvent.change(interval(), { target: { value: "weekly" } });
  expect([...interval().options].map(({ text }) => text)).toEqual([
    "Weekly",
    "Every two weeks",
    "Monthly",
  ]);
  expect(figure("Nominal annual rate")).not.toBe(monthly);
  expect(screen.getByText(/within six weeks/)).toBeVisible();
});

test("explains a figure that cannot be read and has no result", () => {
  render(checker());
  enter({ ...EXAMPLE, "Number of instalments": "0" });
  expect(field("Number of instalments")).toBeInvalid();
  expect(field("Number of instalments")).toHaveAccessibleDescription(/at least one instalment/);
  expect(figure("Total repaid")).toBe("—");
  expect(button("Keep this loan")).toBeDisabled();
});

test("keeps what was entered before hydration", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(checker());
  document.body.append(container);
  field("Loan amount").value = "9,500";
  interval().value = "weekly";
  jest.spyOn(console, "error");
  render(checker(), { container, hydrate: true });
  expect(field("Loan amount")).toHaveValue("9,500");
  expect(interval()).toHaveValue("weekly");
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  container.remove();
});

describe("the loans side by side", () => {
  const keepTwo = () => {
    enter(EXAMPLE);
    fireEvent.click(button("Keep this loan"));
    enter({ ...EXAMPLE, "Each instalment": "560", "Number of instalments": "12" });
    fireEvent.click(button("Keep this loan"));
  };

  test("show the figures of two kept loans, the lowest marked, with their names", () => {
    render(checker());
    expect(screen.getByText(/No loan is kept yet/)).toBeVisible();
    keepTwo();
    expect(cells("Total repaid")).toEqual(["$6,033.60 Lowest", "$6,720.00"]);
    expect(cells("Each instalment")).toEqual(["$1,005.60", "$560.00 Lowest"]);
    fireEvent.change(field("Name of loan 2"), { target: { value: "Credit union" } });
    expect(screen.getByText(/^Loan 1 costs least in all/)).toBeVisible();
    expect(screen.getByText(/^Credit union has the smaller payment/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See loans side by side (2)" })).toHaveAttribute(
      "href",
      "#side-by-side",
    );
  });

  test("are stored in this browser until they are cleared", () => {
    const { unmount } = render(checker());
    keepTwo();
    unmount();
    render(checker());
    expect(cells("Total repaid")).toHaveLength(2);
    fireEvent.click(button("Remove Loan 1"));
    expect(cells("Total repaid")).toEqual(["$6,720.00"]);
    fireEvent.click(button("Clear"));
    expect(screen.getByText(/No loan is kept yet/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test("are three at most", () => {
    render(checker());
    keepTwo();
    fireEvent.click(button("Keep this loan"));
    expect(cells("Total repaid")).toHaveLength(3);
    expect(button("Keep this loan")).toBeDisabled();
    expect(screen.getByText(/Remove one to keep another/)).toBeVisible();
  });

  test("are kept until the page is left when the browser stores nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    render(checker());
    keepTwo();
    expect(cells("Total repaid")).toHaveLength(2);
    expect(screen.getByText(/does not store them/)).toBeVisible();
    jest.restoreAllMocks();
  });

  const LINK =
    "#loan=TTD,5000.00,150.00,1005.60,6,monthly,,Bank&loan=TTD,5000.00,0.00,560.00,12,monthly,,Shop";

  test("are restored by a link, which the browser then stores", () => {
    window.history.replaceState(null, "", `/check-an-offer${LINK}`);
    Element.prototype.scrollIntoView = jest.fn();
    render(checker());
    expect(field("Name of loan 1")).toHaveValue("Bank");
    expect(cells("Total repaid")).toHaveLength(2);
    expect(localStorage.getItem("kwedi.loans")).toContain("Shop");
    fireEvent.click(button("Remove Bank"));
    expect(window.location.hash).toBe("");
  });

  test("of a link leave the visitor's own loans stored", () => {
    const { unmount } = render(checker());
    enter(EXAMPLE);
    fireEvent.click(button("Keep this loan"));
    unmount();
    window.history.replaceState(null, "", `/check-an-offer${LINK}`);
    Element.prototype.scrollIntoView = jest.fn();
    render(checker());
    expect(cells("Total repaid")).toHaveLength(2);
    fireEvent.click(button("Show my own loans"));
    expect(cells("Total repaid")).toEqual(["$6,033.60"]);
  });
});
