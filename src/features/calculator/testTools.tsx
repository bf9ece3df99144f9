import { act, fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { Calculator } from "./Calculator";
import { loadedCalculator } from "./loadedCalculator";

export const words = readContent<Queries.CalculatorWordsDataFragment>("calculator.yaml");

export const planOf = (name: string) =>
  readContent<Queries.RatePlanDataFragment>(`calculators/${name}.yaml`);

/** A calculator as the page carries it, before its script. */
export function showExample(name: string) {
  loadedCalculator.current = undefined;
  return render(
    <Calculator
      plan={planOf(name)}
      words={words}
      heading="h2"
      offersCurrencies={name === "resources"}
      invitation={{ label: "Download the app", to: "/get-colour-app" }}
    />,
  );
}

/** A calculator whose script has come. */
export async function openCalculator(name: string) {
  const shown = showExample(name);
  await screen.findByRole("status");
  return shown;
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
