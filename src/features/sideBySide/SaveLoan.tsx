import styled from "@emotion/styled";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { ButtonAnchor, SmallButton } from "../../components/Button";
import { type Offer, offerFigures } from "../../lending/offer";
import { size } from "../../theme/tokens";
import { isAmong, MAXIMUM_LOANS, type SavedLoan, saveLoans, useSavedLoans } from "./savedLoans";

interface SaveLoanProps extends Pick<SavedLoan, "currency"> {
  labels: Pick<Queries.SideBySideLabelsFieldsFragment, "save" | "see" | "full">;
  offer: Offer | undefined;
}

export function SaveLoan({ labels, currency, offer }: SaveLoanProps) {
  const { loans } = useSavedLoans();
  const see = useRef<HTMLAnchorElement>(null);
  const isFull = loans.length >= MAXIMUM_LOANS;
  // A loan of a few cents can have instalments of zero. It has no figures, so it cannot be saved.
  const loan = offer && offerFigures(offer) && { name: "", currency, offer };
  const canSave = loan && !isFull && !isAmong(loan, loans);
  const save = () => {
    if (!canSave) return;
    flushSync(() => saveLoans([...loans, loan]));
    // The focused link announces that the loan is saved, and how many are saved.
    see.current?.focus();
  };
  return (
    <>
      {/* Not `disabled`, because that would remove focus from the button. */}
      <SmallButton aria-disabled={!canSave} onClick={save} data-replay-click>
        {labels.save}
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
