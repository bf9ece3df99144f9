import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { Calculator } from "./Calculator";

export const labels = readContent<Queries.CalculatorLabelsDataFragment>("calculator.yaml");

export const sideBySide = readContent<Queries.KeepLoanLabelsFragment>("side-by-side.yaml");

export const planOf = (name: string) =>
  readContent<Queries.RatePlanDataFragment>(`calculators/${name}.yaml`);

const calculator = (name: string) => (
  <Calculator
    plan={planOf(name)}
    labels={labels}
    sideBySide={sideBySide}
    heading="h2"
    offersCurrencies={name === "resources"}
    applyLink={{ label: "Download the app", to: "/get-colour-app" }}
  />
);

/** Returns the HTML of the prerendered calculator. */
export const prerendered = (name: string) => renderToString(calculator(name));

/** Renders the calculator as after a client-side navigation. */
export const openCalculator = (name: string) => renderUnstyled(calculator(name));

/** Adds the prerendered calculator to the document, to be hydrated later. */
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

/** Sets the value of a field or a slider. */
export const enter = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

/** Returns the figure with a label. */
export const figure = (label: string): string =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent ?? "";

/** Advances the fake timers. */
export const advanceTime = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
