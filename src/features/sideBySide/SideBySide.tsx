import { graphql } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { Button } from "../../components/Button";
import { Band } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { showToast } from "../../components/Toast/showToast";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { comparisonSentences, paySentences } from "./comparison";
import { hasLoans, type KeptLoan, SIDE_BY_SIDE_ANCHOR, serializeLoans } from "./keptLoans";
import { changeLoans, showOwnLoans, useKeptLoans } from "./keptLoansStore";
import { useKnownPay } from "./knownPay";
import { SideBySideTable } from "./SideBySideTable";
import { Actions, Columns, Empty, Meaning, Note, Printed } from "./styles";

interface SideBySideProps {
  labels: Queries.SideBySideLabelsDataFragment;
  /** Whether it links to the page that works out any lender's offer. */
  linksToOffers?: boolean;
  /** The field for the pay, where the page has none elsewhere. */
  payField?: ReactNode;
}

/** Up to three loans and what they cost, kept in the browser. */
export function SideBySide({ labels, linksToOffers, payField }: SideBySideProps) {
  const { loans, areFromLink, areStored, areChanged } = useKeptLoans();
  const nameOf = (index: number) => loans[index]?.name.trim() || `${labels.loan} ${index + 1}`;
  const pay = useKnownPay();
  const sentences = [
    ...comparisonSentences(loans, nameOf, labels.meaning),
    ...(pay ? paySentences(loans, nameOf, pay, labels.meaning) : []),
  ];
  const announcement = useDebouncedText(areChanged ? sentences.join(" ") : "");
  useScrollToLinkedLoans();
  return (
    <Printed className="needs-script" data-empty={loans.length === 0 || undefined}>
      <Band id={SIDE_BY_SIDE_ANCHOR} data-background="sunken">
        <Columns>
          <SectionHeading title={labels.title} text={labels.lead} />
          {areFromLink && (
            <Note>
              {labels.fromLink}{" "}
              <Button type="button" data-variant="quiet" onClick={showOwnLoans}>
                {labels.showOwn}
              </Button>
            </Note>
          )}
          {loans.length === 0 ? (
            <Empty>{labels.empty}</Empty>
          ) : (
            <>
              <SideBySideTable labels={labels} loans={loans} pay={pay} nameOf={nameOf} />
              {payField}
              {sentences.length > 0 && (
                <Meaning>
                  {sentences.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </Meaning>
              )}
              <Actions>
                <Button
                  type="button"
                  data-variant="secondary"
                  data-size="small"
                  onClick={() => copyLink(loans, labels)}
                >
                  {labels.copyLink}
                </Button>
                <Button
                  type="button"
                  data-variant="secondary"
                  data-size="small"
                  onClick={printComparison}
                >
                  {labels.print}
                </Button>
                <Button
                  type="button"
                  data-variant="secondary"
                  data-size="small"
                  onClick={() => changeLoans([])}
                >
                  {labels.clear}
                </Button>
              </Actions>
            </>
          )}
          {linksToOffers && <ArrowLink to={labels.check.to}>{labels.check.label}</ArrowLink>}
          <Note data-small>{areStored ? labels.where : labels.unstored}</Note>
          {loans.length > 0 && (
            <p role="status" className="visually-hidden">
              {announcement}
            </p>
          )}
        </Columns>
      </Band>
    </Printed>
  );
}

/** Scrolls to the comparison when the page was opened by a link to loans. */
function useScrollToLinkedLoans(): void {
  useEffect(() => {
    const scroll = () => {
      if (hasLoans(window.location.hash.slice(1)))
        document.getElementById(SIDE_BY_SIDE_ANCHOR)?.scrollIntoView();
    };
    scroll();
    window.addEventListener("hashchange", scroll);
    return () => window.removeEventListener("hashchange", scroll);
  }, []);
}

/** Copies a link that restores the loans. They are in its fragment, which no server receives. */
async function copyLink(
  loans: readonly KeptLoan[],
  labels: Queries.SideBySideLabelsDataFragment,
): Promise<void> {
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}#${serializeLoans(loans)}`;
  try {
    await navigator.clipboard.writeText(link);
    await showToast({ title: labels.copied });
  } catch {
    await showToast({ title: labels.notCopied, text: link });
  }
}

/** Prints the comparison without the rest of the page. */
function printComparison(): void {
  const { dataset } = document.documentElement;
  dataset.prints = SIDE_BY_SIDE_ANCHOR;
  window.addEventListener("afterprint", () => delete dataset.prints, { once: true });
  window.print();
}

export const query = graphql`
  fragment SideBySideLabelsData on SideBySideLabels {
    ...KeepLoanLabels
    title
    lead
    where
    unstored
    empty
    fromLink
    showOwn
    loan
    name
    namePlaceholder
    remove
    lowest
    figure
    rows {
      amount
      fees
      received
      instalment
      time
      repaid
      cost
      costPer100
      nominalRate
      effectiveRate
      left
    }
    meaning {
      sameCost
      cheapest
      smallerPayment
      longer
      times
      amounts
      currencies
      leaves
      exceeds
    }
    pay {
      takeHome
      hint
    }
    check {
      label
      to
    }
    copyLink
    copied
    notCopied
    print
    clear
  }
`;
