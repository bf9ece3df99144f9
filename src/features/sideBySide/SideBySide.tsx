import styled from "@emotion/styled";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { ActionRow, SmallButton } from "../../components/Button";
import { Band, Container, SectionHeading } from "../../components/Section";
import { Share } from "../../components/Share";
import { Small } from "../../components/Type";
import { moveFocus } from "../../lib/moveFocus";
import { useHydrated } from "../../lib/useHydrated";
import { useSite } from "../../lib/useSite";
import { from } from "../../theme/breakpoints";
import { rule } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { comparedLoans, comparisonLines, comparisonSentences } from "./comparison";
import { SideBySideTable } from "./SideBySideTable";
import { type SavedLoan, saveLoans, useSavedLoans } from "./savedLoans";

export function SideBySide({ labels }: { labels: Queries.SideBySideLabelsFieldsFragment }) {
  const root = useRef<HTMLElement>(null);
  const { loans: saved, areStored } = useSavedLoans();
  const isHydrated = useHydrated();
  const { units } = useSite().labels;
  const loans = comparedLoans(saved, labels.loan);
  const sentences = comparisonSentences(loans, labels.meaning);

  /** Saves the loans and moves the focus to the heading, because the focused button may be removed. */
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
          // There may be saved loans, so this is hidden until hydration, which data-saving mode delays.
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
        <Small as="p">{areStored ? labels.where : labels.unstored}</Small>
      </Columns>
    </Band>
  );
}

/** If no loans are saved, the heading and the note share a row. */
const Columns = styled(Container)`
  ${from("lg")} {
    [data-empty] & {
      display: grid;
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: clamp(3rem, 6vw, 6rem);
      & > :has(> h2) {
        grid-row: 1 / span 3;
      }
    }
  }
`;

const Empty = styled.p`
  padding: ${space[8]} ${space[6]};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${token.radius};
  &[data-pending] {
    visibility: hidden;
  }
`;

const Meaning = styled.div`
  max-width: ${token.textWidth};
  margin-bottom: ${space[6]};
  ${rule}
  font-weight: 600;
  & p + p {
    margin-top: ${space[2]};
    font-weight: 400;
  }
`;
