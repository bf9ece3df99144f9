import styled from "@emotion/styled";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { ButtonAnchor, SmallButton } from "../../components/Button";
import { offerFigures } from "../../lending/offer";
import { size } from "../../theme/tokens";
import { isAmong, MAXIMUM_LOANS, type SavedLoan, saveLoans, useSavedLoans } from "./savedLoans";

export interface SaveLoanProps {
  labels: Pick<Queries.SideBySideLabelsFieldsFragment, "keep" | "see" | "full">;
  /** Undefined while there is no result. */
  loan: SavedLoan | undefined;
}

/** Adds a result to the visitor's loans, and links to the comparison. */
export function SaveLoan({ labels, loan }: SaveLoanProps) {
  const { loans } = useSavedLoans();
  const see = useRef<HTMLAnchorElement>(null);
  const isFull = loans.length >= MAXIMUM_LOANS;
  // A loan of a few cents can have instalments of nothing, which no comparison can rate.
  const isLoan = loan !== undefined && offerFigures(loan.offer) !== undefined;
  const canSave = isLoan && !isFull && !isAmong(loan, loans);
  const save = () => {
    if (!canSave) return;
    flushSync(() => saveLoans([...loans, loan]));
    // Says that the loan is saved, and how many are.
    see.current?.focus();
  };
  return (
    <>
      {/* Not `disabled`, which would take the focus from it. */}
      <SmallButton aria-disabled={!canSave} onClick={save} data-replay-click>
        {labels.keep}
      </SmallButton>
      {loans.length > 0 && (
        <ButtonAnchor ref={see} href={labels.see.to} data-variant="quiet" data-size="small">
          {`${labels.see.label} (${loans.length})`}
        </ButtonAnchor>
      )}
      {isFull && <Full>{labels.full}</Full>}
    </>
  );
}

const Full = styled.p`
  flex-basis: 100%;
  font-size: ${size.small};
`;
