import { useRef } from "react";
import { flushSync } from "react-dom";
import { SmallButton } from "../../components/Button";
import { ActionRow } from "../../components/ButtonLink";
import { Band } from "../../components/Layout";
import { SectionHeading } from "../../components/Section";
import { Share } from "../../components/Share";
import { moveFocus } from "../../lib/moveFocus";
import { useHydrated } from "../../lib/useHydrated";
import { useSite } from "../../lib/useSite";
import { comparedLoans, comparisonLines, comparisonSentences } from "./comparison";
import { SideBySideTable } from "./SideBySideTable";
import { type SavedLoan, saveLoans, useSavedLoans } from "./savedLoans";
import { Columns, Empty, Meaning, Note } from "./styles";

/** Up to three loans that the visitor has saved, and what they cost. */
export function SideBySide({ labels }: { labels: Queries.SideBySideLabelsFieldsFragment }) {
  const root = useRef<HTMLElement>(null);
  const { loans: saved, areStored } = useSavedLoans();
  const isHydrated = useHydrated();
  const { units } = useSite().labels;
  const loans = comparedLoans(saved, labels.loan);
  const sentences = comparisonSentences(loans, labels.meaning);

  /** Changes the loans, and moves the focus to the heading: the button that had it may be removed. */
  const change = (loansAfter: readonly SavedLoan[]) => {
    flushSync(() => saveLoans(loansAfter));
    const heading = root.current?.querySelector<HTMLElement>("h2");
    moveFocus(heading);
    heading?.scrollIntoView({ block: "nearest" });
  };
  const edit = {
    rename: (index: number, name: string) =>
      saveLoans(saved.map((loan, position) => (position === index ? { ...loan, name } : loan))),
    remove: (index: number) => change(saved.filter((_, position) => position !== index)),
  };
  return (
    <Band
      id="side-by-side"
      className={loans.length > 0 ? "needs-script" : "needs-script screen-only"}
      data-background="sunken"
      data-empty={loans.length === 0 || undefined}
      ref={root}
    >
      <Columns>
        <SectionHeading content={labels} />
        {loans.length === 0 ? (
          // A browser with Data Saver may not have looked for saved loans yet.
          <Empty data-pending={!isHydrated || undefined}>{labels.empty}</Empty>
        ) : (
          <>
            {sentences.length > 0 && (
              <Meaning>
                {sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Meaning>
            )}
            <SideBySideTable labels={labels} loans={loans} edit={edit} />
            <ActionRow className="screen-only">
              <Share lines={() => comparisonLines(loans, labels, units)} />
              <SmallButton onClick={() => change([])}>{labels.clear}</SmallButton>
            </ActionRow>
          </>
        )}
        <Note>{areStored ? labels.where : labels.unstored}</Note>
      </Columns>
    </Band>
  );
}
