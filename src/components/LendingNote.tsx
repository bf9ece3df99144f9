import { useSite } from "../lib/useSite";
import { Small } from "./Type";

/** Returns where the lender lends and what borrowing risks, for each page where people apply. */
export function useLendingNote(): string {
  const { where, caution } = useSite().lender.lending;
  return `${where} ${caution}`;
}

export const LendingNote = () => (
  <Small as="p" data-terms="">
    {useLendingNote()}
  </Small>
);
