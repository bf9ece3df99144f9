import { SmallButton } from "../../components/Button";
import { MAXIMUM_LOANS } from "./keptLoans";
import { adoptLoans, isAmong, type KeptLoans, showShared } from "./keptLoansStore";
import { Actions, Note } from "./styles";

interface SharedLoansProps {
  labels: Pick<Queries.SideBySideLabelsFieldsFragment, "shared">;
  kept: KeptLoans;
  /** Runs an action that removes the button which was clicked. */
  act: (action: () => void) => void;
}

/**
 * What is said of a link's loans, and what can be done with them. They are looked at; the visitor's
 * own stay as they are until one of these buttons changes them.
 */
export function SharedLoans({ labels: { shared: labels }, kept, act }: SharedLoansProps) {
  const { own, shared, showsShared, isDamaged } = kept;
  // A friend may have been sent one's own loans, and sends them back with another.
  const joined = [...own, ...shared.filter((loan) => !isAmong(own, loan))];
  const hasRoom = joined.length <= MAXIMUM_LOANS;
  const choice = (label: string, action: () => void) => (
    <SmallButton onClick={() => act(action)}>{label}</SmallButton>
  );
  return (
    <>
      {isDamaged && (
        <Note role="status">{shared.length > 0 ? labels.damaged : labels.unreadable}</Note>
      )}
      {shared.length > 0 && (
        <>
          {showsShared && <Note>{labels.note}</Note>}
          {showsShared && own.length > 0 && !hasRoom && <Note data-small>{labels.noRoom}</Note>}
          <Actions className="screen-only">
            {!showsShared && choice(labels.show, () => showShared(true))}
            {showsShared && own.length === 0 && choice(labels.keep, () => adoptLoans(shared))}
            {showsShared && own.length > 0 && (
              <>
                {hasRoom &&
                  joined.length > own.length &&
                  choice(labels.add, () => adoptLoans(joined))}
                {choice(labels.replace, () => adoptLoans(shared))}
                {choice(`${labels.showOwn} (${own.length})`, () => showShared(false))}
              </>
            )}
          </Actions>
        </>
      )}
    </>
  );
}
