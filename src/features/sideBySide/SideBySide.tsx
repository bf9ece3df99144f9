import { type ReactNode, useEffect, useRef } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { SmallButton } from "../../components/Button";
import { Band } from "../../components/Layout";
import { SectionHeading } from "../../components/Section";
import { copyText } from "../../components/Toast/copyText";
import { ignoreSecondClick } from "../../lib/doubleClick";
import { moveFocus } from "../../lib/moveFocus";
import { printAlone } from "../../lib/printAlone";
import { renderedUrl } from "../../lib/renderedPage";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { useHydrated } from "../../lib/useHydrated";
import { comparedLoans, comparisonSentences, paySentences } from "./comparison";
import { SIDE_BY_SIDE_ANCHOR, serializeLoans } from "./keptLoans";
import {
  changeLoans,
  type KeptLoans,
  unstoredLoans,
  useKeptLoans,
  useTypedPay,
} from "./keptLoansStore";
import { linkedLoans } from "./linkedLoans";
import { SharedLoans } from "./SharedLoans";
import { SideBySideTable } from "./SideBySideTable";
import { Actions, Columns, Empty, Meaning, Note, Printed } from "./styles";

const HEADING = "h2";

export interface SideBySideProps {
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
  const isHydrated = useHydrated();
  const loans = comparedLoans(showsShared ? kept.shared : own, labels.loan);
  const pay = useTypedPay();
  // Loans of the same name may have the same sentence, which would be the same React key.
  const sentences = [
    ...new Set([
      ...comparisonSentences(loans, labels.meaning),
      ...(pay ? paySentences(loans, pay, labels.meaning) : []),
    ]),
  ];
  const isAsked = areChanged || (payField && pay);
  const announcement = useDebouncedText(isAsked ? sentences.join(" ") : "");
  const { root, thenFocus } = useFocusAfter(kept);
  const edit = {
    rename: (index: number, name: string) =>
      changeLoans(own.map((loan, position) => (position === index ? { ...loan, name } : loan))),
    remove: (index: number) =>
      thenFocus(`[data-remove="${Math.min(index, own.length - 2)}"]`, () =>
        changeLoans(own.filter((_, position) => position !== index)),
      ),
  };
  // The loans are in the link's fragment, which no server receives.
  const copyLink = () => {
    const link = `${renderedUrl()}#${serializeLoans(showsShared ? kept.shared : own)}`;
    void copyText(link, labels.copied, labels.notCopied);
  };
  const isAtRest = own.length + kept.shared.length === 0 && !areChanged && !kept.isDamaged;
  const isHidden = isOptional && isAtRest;
  useScrollToComparison(isHidden, areChanged);
  return (
    <Printed
      className="needs-script"
      data-empty={loans.length === 0 || undefined}
      hidden={isHidden}
      ref={root}
    >
      <Band id={SIDE_BY_SIDE_ANCHOR} data-background="sunken">
        <Columns>
          <SectionHeading title={labels.title} text={labels.lead} />
          <SharedLoans labels={labels} kept={kept} act={(action) => thenFocus(HEADING, action)} />
          {loans.length === 0 ? (
            // A browser with Data Saver may not have looked for kept loans yet.
            <Empty data-pending={!isHydrated || undefined}>{labels.empty}</Empty>
          ) : (
            <>
              <SideBySideTable
                labels={labels}
                loans={loans}
                pay={pay}
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
              <Actions className="screen-only">
                <SmallButton onClick={copyLink}>{labels.copyLink}</SmallButton>
                <SmallButton onClick={() => printAlone(root.current)}>{labels.print}</SmallButton>
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

/** Scrolls to the comparison, once it is shown, when the URL names it or has loans. */
function useScrollToComparison(isHidden: boolean, areChanged: boolean): void {
  useEffect(() => {
    // A loan that is kept leaves the visitor where it was, and so does a field that has the focus.
    const isTyping = document.activeElement?.matches("input, select");
    if (!isHidden && !areChanged && !isTyping) scrollToComparison();
  }, [isHidden, areChanged]);
  useEffect(() => {
    // The loans of the new fragment are rendered by then.
    const onHashChange = () => void requestAnimationFrame(scrollToComparison);
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);
}

function scrollToComparison(): void {
  if (linkedLoans() || window.location.hash === `#${SIDE_BY_SIDE_ANCHOR}`)
    document.getElementById(SIDE_BY_SIDE_ANCHOR)?.scrollIntoView();
}

/** Moves the focus where the reader would look next, once an action has changed the loans. */
function useFocusAfter(kept: KeptLoans) {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  // Another tab may remove the loan whose name has it.
  const hadFocus = root.current?.contains(document.activeElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the loans have been rendered
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) next.current ??= HEADING;
    if (next.current) {
      const part = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
      const target = part(next.current) ?? part(HEADING);
      moveFocus(target);
      target?.scrollIntoView({ block: "nearest" });
    }
    next.current = undefined;
  }, [kept]);
  const thenFocus = (selector: string, action: () => void) => {
    next.current = selector;
    // What is below the loans moves up, such as Clear to where Remove was.
    ignoreSecondClick();
    action();
  };
  return { root, thenFocus };
}
