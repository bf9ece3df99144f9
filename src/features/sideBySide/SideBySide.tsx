import type { ReactNode } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { Band } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { showToast } from "../../components/Toast/showToast";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { comparisonSentences, paySentences } from "./comparison";
import { type KeptLoan, SIDE_BY_SIDE_ANCHOR, serializeLoans } from "./keptLoans";
import { changeLoans, unstoredLoans, useKeptLoans } from "./keptLoansStore";
import { useKnownPay } from "./knownPay";
import { SharedLoans, SmallButton } from "./SharedLoans";
import { SideBySideTable } from "./SideBySideTable";
import { Actions, Columns, Empty, Meaning, Note, Printed } from "./styles";
import { HEADING, useFocusAfter } from "./useFocusAfter";
import { useScrollToLinkedLoans } from "./useScrollToLinkedLoans";

interface SideBySideProps {
  labels: Queries.SideBySideLabelsFieldsFragment;
  /** Whether it is hidden until a loan is kept, and then links to the page that works out any offer. */
  isOptional?: boolean;
  /** The field for the pay, where the page has none elsewhere. */
  payField?: ReactNode;
}

/** Up to three loans and what they cost: the visitor's own, or those of a link. */
export function SideBySide({ labels, isOptional = false, payField }: SideBySideProps) {
  const kept = useKeptLoans();
  const { own, showsShared, areStored, areChanged } = kept;
  const loans = showsShared ? kept.shared : own;
  const nameOf = (index: number) => loans[index]?.name.trim() || `${labels.loan} ${index + 1}`;
  const pay = useKnownPay();
  const sentences = [
    ...comparisonSentences(loans, nameOf, labels.meaning),
    ...(pay ? paySentences(loans, nameOf, pay, labels.meaning) : []),
  ];
  const announcement = useDebouncedText(areChanged ? sentences.join(" ") : "");
  const { root, thenFocus } = useFocusAfter(kept);
  const edit = {
    rename: (index: number, name: string) =>
      changeLoans(own.map((loan, position) => (position === index ? { ...loan, name } : loan))),
    remove: (index: number) =>
      thenFocus(`[data-remove="${Math.min(index, own.length - 2)}"]`, () =>
        changeLoans(own.filter((_, position) => position !== index)),
      ),
  };
  const isAtRest = own.length + kept.shared.length === 0 && !areChanged && !kept.isDamaged;
  useScrollToLinkedLoans();
  return (
    <Printed
      className="needs-script"
      data-empty={loans.length === 0 || undefined}
      hidden={isOptional && isAtRest}
      ref={root}
    >
      <Band id={SIDE_BY_SIDE_ANCHOR} data-background="sunken">
        <Columns>
          <SectionHeading title={labels.title} text={labels.lead} />
          <SharedLoans labels={labels} kept={kept} act={(action) => thenFocus(HEADING, action)} />
          {loans.length === 0 ? (
            <Empty>{labels.empty}</Empty>
          ) : (
            <>
              <SideBySideTable
                labels={labels}
                loans={loans}
                pay={pay}
                nameOf={nameOf}
                edit={showsShared ? undefined : edit}
              />
              {payField}
              {sentences.length > 0 && (
                <Meaning>
                  {sentences.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </Meaning>
              )}
              <Actions>
                <SmallButton onClick={() => copyLink(loans, labels)}>{labels.copyLink}</SmallButton>
                <SmallButton onClick={printComparison}>{labels.print}</SmallButton>
                {!showsShared && (
                  <SmallButton onClick={() => thenFocus(HEADING, () => changeLoans([]))}>
                    {labels.clear}
                  </SmallButton>
                )}
              </Actions>
            </>
          )}
          {isOptional && (
            <ArrowLink to={labels.check.to + unstoredLoans(kept)}>{labels.check.label}</ArrowLink>
          )}
          {!showsShared && <Note data-small>{areStored ? labels.where : labels.unstored}</Note>}
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

/** Copies a link that restores the loans. They are in its fragment, which no server receives. */
async function copyLink(
  loans: readonly KeptLoan[],
  labels: Queries.SideBySideLabelsFieldsFragment,
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
