import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Button } from "../../components/Button";
import { checkOffer } from "../../lending/offer";
import { size, space } from "../../theme/tokens";
import { type KeptLoan, MAXIMUM_LOANS, SIDE_BY_SIDE_ANCHOR } from "./keptLoans";
import { keepLoan, useKeptLoans } from "./keptLoansStore";

interface KeepLoanProps {
  labels: Queries.KeepLoanLabelsFragment;
  /** Undefined while there is no result. */
  loan: Omit<KeptLoan, "name"> | undefined;
}

/** The button that adds a result to the comparison, and the link to the comparison. */
export function KeepLoan({ labels, loan }: KeepLoanProps) {
  const { loans } = useKeptLoans();
  // A loan of a few cents can have instalments of nothing, which no comparison can rate.
  const isLoan = loan !== undefined && checkOffer(loan.offer).ok;
  const isFull = loans.length >= MAXIMUM_LOANS;
  return (
    <>
      <Button
        type="button"
        data-variant="secondary"
        data-size="small"
        disabled={!isLoan || isFull}
        onClick={() => loan && keepLoan({ name: "", ...loan })}
      >
        {labels.keep}
      </Button>
      {loans.length > 0 && (
        <See href={`#${SIDE_BY_SIDE_ANCHOR}`}>
          {labels.see} ({loans.length})
        </See>
      )}
      {isFull && <Full>{labels.full}</Full>}
    </>
  );
}

export const query = graphql`
  fragment KeepLoanLabels on SideBySideLabels {
    keep
    see
    full
  }
`;

/** As high as a finger needs. */
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
