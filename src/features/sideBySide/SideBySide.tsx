import { useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { ButtonAnchor, SmallButton } from "../../components/Button";
import { ActionRow } from "../../components/ButtonLink";
import { Band } from "../../components/Layout";
import { SectionHeading } from "../../components/Section";
import { copyText } from "../../components/Toast/copyText";
import { linkedLoans } from "../../lib/keptData";
import { moveFocus } from "../../lib/moveFocus";
import { useHydrated } from "../../lib/useHydrated";
import { replaceUrlHash, useUrlHash } from "../../lib/useUrlHash";
import { comparedLoans, comparisonSentences } from "./comparison";
import {
  changeLoans,
  type KeptLoan,
  MAXIMUM_LOANS,
  parseLinkedLoans,
  SIDE_BY_SIDE_ANCHOR,
  serializeLoans,
  useKeptLoans,
  withoutLoans,
} from "./keptLoans";
import { SideBySideTable } from "./SideBySideTable";
import { Columns, Empty, Meaning, Note } from "./styles";

/** Up to three loans and what they cost: those of the URL, or else the visitor's own. */
export function SideBySide({ labels }: { labels: Queries.SideBySideLabelsFieldsFragment }) {
  const root = useRef<HTMLElement>(null);
  const { own, areStored } = useKeptLoans();
  const hash = useUrlHash();
  const linked = useMemo(() => parseLinkedLoans(linkedLoans(hash)), [hash]);
  const isHydrated = useHydrated();
  const isOwn = !linked?.length;
  const shown = isOwn ? own : linked;
  const loans = comparedLoans(shown, labels.loan);
  const sentences = comparisonSentences(loans, labels.meaning);

  useEffect(() => {
    if (linked?.length !== 0) root.current?.scrollIntoView();
  }, [linked]);

  /** Changes the loans, and moves the focus to the heading: the button that had it may be removed. */
  const change = (loansAfter: readonly KeptLoan[]) => {
    flushSync(() => changeLoans(loansAfter));
    const heading = root.current?.querySelector<HTMLElement>("h2");
    moveFocus(heading);
    heading?.scrollIntoView({ block: "nearest" });
  };
  const edit = {
    rename: (index: number, name: string) =>
      changeLoans(own.map((loan, position) => (position === index ? { ...loan, name } : loan))),
    remove: (index: number) => change(own.filter((_, position) => position !== index)),
  };
  // The loans are in the link's fragment, which no server receives.
  const copyLink = () => {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}#${serializeLoans(shown)}`;
    void copyText(link, labels.copied, labels.notCopied);
  };
  const keepLinked = (all: readonly KeptLoan[]) => {
    replaceUrlHash(SIDE_BY_SIDE_ANCHOR);
    change(all);
  };
  return (
    <Band
      id={SIDE_BY_SIDE_ANCHOR}
      className={loans.length > 0 ? "needs-script" : "needs-script screen-only"}
      data-background="sunken"
      data-empty={loans.length === 0 || undefined}
      ref={root}
    >
      <Columns>
        <SectionHeading content={labels} />
        {!linked && <Note role="status">{labels.shared.unreadable}</Note>}
        {!isOwn && (
          <FromLink labels={labels.shared} own={own} linked={linked} onKeep={keepLinked} />
        )}
        {loans.length === 0 ? (
          // A browser with Data Saver may not have looked for kept loans yet.
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
            <SideBySideTable labels={labels} loans={loans} edit={isOwn ? edit : undefined} />
            <ActionRow className="screen-only">
              <SmallButton onClick={copyLink}>{labels.copyLink}</SmallButton>
              {isOwn && <SmallButton onClick={() => change([])}>{labels.clear}</SmallButton>}
            </ActionRow>
          </>
        )}
        {isOwn && <Note data-small>{areStored ? labels.where : labels.unstored}</Note>}
      </Columns>
    </Band>
  );
}

interface FromLinkProps {
  labels: Queries.SharedLoansLabelsFieldsFragment;
  own: readonly KeptLoan[];
  linked: readonly KeptLoan[];
  onKeep: (all: readonly KeptLoan[]) => void;
}

/** What is said of a link's loans, the button that keeps them, and the way to the visitor's own. */
function FromLink({ labels, own, linked, onKeep }: FromLinkProps) {
  const all = [...own, ...withoutLoans(linked, own)];
  const isKeepable = all.length > own.length && own.length < MAXIMUM_LOANS;
  return (
    <>
      <Note>{labels.note}</Note>
      {all.length > MAXIMUM_LOANS && <Note data-small>{labels.noRoom}</Note>}
      <ActionRow className="screen-only">
        {isKeepable && (
          <SmallButton onClick={() => onKeep(all.slice(0, MAXIMUM_LOANS))}>
            {labels.keep}
          </SmallButton>
        )}
        {own.length > 0 && (
          <ButtonAnchor
            href={`#${SIDE_BY_SIDE_ANCHOR}`}
            data-variant="secondary"
            data-size="small"
          >{`${labels.showOwn} (${own.length})`}</ButtonAnchor>
        )}
      </ActionRow>
    </>
  );
}
