import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { readContent } from "../../../test/readContent";
import { Calculator } from "./Calculator";

export const words = readContent<Queries.CalculatorWordsDataFragment>("calculator.yaml");

export const planOf = (name: string) =>
  readContent<Queries.RatePlanDataFragment>(`calculators/${name}.yaml`);

const calculator = (name: string) => (
  <Calculator
    plan={planOf(name)}
    words={words}
    heading="h2"
    offersCurrencies={name === "resources"}
    invitation={{ label: "Download the app", to: "/get-colour-app" }}
  />
);

/** The HTML that the prerendered page contains. */
export const prerendered = (name: string) => renderToString(calculator(name));

/** The calculator as it renders on a page reached by a link. */
export const openCalculator = (name: string) => render(calculator(name));

/** Puts the prerendered calculator into the document, to be hydrated later. */
export function openPrerendered(name: string) {
  const container = document.createElement("div");
  container.innerHTML = prerendered(name);
  document.body.append(container);
  return {
    container,
    hydrate: () => render(calculator(name), { container, hydrate: true }),
  };
}

export const amountField = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "Loan amount" });
export const termField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Loan term" });
export const amountSlider = () =>
  screen.getByRole<HTMLInputElement>("slider", { name: "Loan amount slider" });
export const termSlider = () =>
  screen.getByRole<HTMLInputElement>("slider", { name: "Loan term slider" });

/** Puts a value into a field or a slider. */
export const enter = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

/** The figure that stands beside a name. */
export const figure = (name: string): string =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent ?? "";

/** Lets time pass that a fake clock holds. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
