import styled from "@emotion/styled";
import { type MouseEvent, useEffect, useRef } from "react";
import { SmallButton } from "../../components/Button";
import { checkOffer } from "../../lending/offer";
import { moveFocus } from "../../lib/moveFocus";
import { size, space } from "../../theme/tokens";
import { type KeptLoan, MAXIMUM_LOANS, SIDE_BY_SIDE_ANCHOR } from "./keptLoans";
import { changeLoans, isAmong, useKeptLoans } from "./keptLoansStore";
import { linkedLoans } from "./linkedLoans";

export interface KeepLoanProps {
  labels: Pick<Queries.SideBySideLabelsFieldsFragment, "keep" | "see" | "full">;
  /** Undefined while there is no result. */
  loan: KeptLoan | undefined;
}

/** The button that adds a result to the visitor's own loans, and the link to the comparison. */
export function KeepLoan({ labels, loan }: KeepLoanProps) {
  const { own } = useKeptLoans();
  const see = useRef<HTMLAnchorElement>(null);
  const focusOptions = useRef<FocusOptions>(undefined);
  // A loan of a few cents can have instalments of nothing, which no comparison can rate.
  const isLoan = loan !== undefined && checkOffer(loan.offer).ok;
  const isFull = own.length >= MAXIMUM_LOANS;
  const isKept = loan !== undefined && isAmong(own, loan);
  useEffect(() => {
    // Says that the loan is kept, and how many are.
    if (isKept && focusOptions.current) see.current?.focus(focusOptions.current);
    focusOptions.current = undefined;
  }, [isKept]);
  const isKeepable = isLoan && !isFull && !isKept;
  const keep = ({ detail }: MouseEvent) => {
    if (!isKeepable) return;
    const isByKey = detail === 0;
    // Nothing moves under a pointer; a key has the link in the window, too.
    focusOptions.current = { preventScroll: !isByKey };
    changeLoans([...own, loan]);
  };
  return (
    <>
      {/* Not `disabled`: the second click of a double click would move the focus to the document's body. */}
      <SmallButton aria-disabled={!isKeepable} onClick={keep} data-replay-click>
        {labels.keep}
      </SmallButton>
      {own.length > 0 && (
        <See ref={see} href={`#${SIDE_BY_SIDE_ANCHOR}`} onClick={keepLinkedLoans}>
          {`${labels.see} (${own.length})`}
        </See>
      )}
      {isFull && <Full>{labels.full}</Full>}
    </>
  );
}

/** Scrolls without changing the URL while it has loans of a link, which a reload would lose. */
function keepLinkedLoans(event: MouseEvent): void {
  if (!linkedLoans()) return;
  event.preventDefault();
  const comparison = document.getElementById(SIDE_BY_SIDE_ANCHOR);
  comparison?.scrollIntoView();
  moveFocus(comparison?.querySelector("h2"));
}

const See = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  font-size: 0.9375rem;
`;

const Full = styled.p`
  flex-basis: 100%;
  font-size: ${size.small};
`;
