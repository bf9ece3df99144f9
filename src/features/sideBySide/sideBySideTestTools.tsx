import { fireEvent, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { LOANS_KEY } from "../../lib/keptData";
import { KeepLoan } from "./KeepLoan";
import { type KeptLoan, serializeLoans } from "./keptLoans";
import { SideBySide } from "./SideBySide";

export const labels = readContent<Queries.SideBySideLabelsFieldsFragment>("side-by-side.yaml");

export const loan = (name: string, fees = 0n): KeptLoan => ({
  name,
  currency: "TTD",
  offer: { amount: 500_000n, fees, instalment: 100_000n, count: 6, interval: "monthly" },
});

export const own = loan("Own", 100n);
export const linked = [loan("Friend's first", 200n), loan("Friend's second", 300n)] as const;

export const button = (name: string) => screen.getByRole("button", { name });
export const names = () =>
  screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
export const stored = () => localStorage.getItem(LOANS_KEY) ?? "";

export const changeFragment = (fragment: string) => {
  window.history.replaceState(null, "", `#${fragment}`);
  fireEvent(window, new HashChangeEvent("hashchange"));
};

/** Opens the page by a link to loans, while the visitor has loans of their own. */
export function open(kept: readonly KeptLoan[], fragment = serializeLoans(linked)) {
  if (kept.length > 0) localStorage.setItem(LOANS_KEY, serializeLoans(kept));
  window.history.replaceState(null, "", `/page?query#${fragment}`);
  return renderUnstyled(
    <>
      <KeepLoan labels={labels} loan={loan("")} />
      <SideBySide labels={labels} isOptional />
    </>,
  );
}
