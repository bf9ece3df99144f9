import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { ButtonAnchor, SmallButton } from "../../components/Button";
import { offerFigures } from "../../lending/offer";
import { linkedLoans } from "../../lib/keptData";
import { size } from "../../theme/tokens";
import { changeLoans, type KeptLoan, MAXIMUM_LOANS, useKeptLoans, withoutLoans } from "./keptLoans";

export interface KeepLoanProps {
  labels: Pick<Queries.SideBySideLabelsFieldsFragment, "keep" | "see" | "full">;
  /** Undefined while there is no result. */
  loan: KeptLoan | undefined;
}

/** Adds a result to the visitor's own loans, and links to the comparison. */
export function KeepLoan({ labels, loan }: KeepLoanProps) {
  const { own } = useKeptLoans();
  const see = useRef<HTMLAnchorElement>(null);
  const [page = ""] = labels.see.to.split("#");
  useEffect(() => {
    // Links to loans once led to the loan calculator.
    const { pathname, hash } = window.location;
    if (linkedLoans(hash.slice(1)) && pathname !== page) window.location.replace(page + hash);
  }, [page]);
  const isFull = own.length >= MAXIMUM_LOANS;
  // A loan of a few cents can have instalments of nothing, which no comparison can rate.
  const isLoan = loan !== undefined && offerFigures(loan.offer) !== undefined;
  const isKeepable = isLoan && !isFull && withoutLoans([loan], own).length > 0;
  const keep = () => {
    if (!isKeepable) return;
    flushSync(() => changeLoans([...own, loan]));
    // Says that the loan is kept, and how many are.
    see.current?.focus();
  };
  return (
    <>
      {/* Not `disabled`, which would take the focus from it. */}
      <SmallButton aria-disabled={!isKeepable} onClick={keep} data-replay-click>
        {labels.keep}
      </SmallButton>
      {own.length > 0 && (
        <ButtonAnchor ref={see} href={labels.see.to} data-variant="quiet" data-size="small">
          {`${labels.see.label} (${own.length})`}
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
