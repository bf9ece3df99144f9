import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { ActionRow, ButtonLink, SmallButton } from "../../components/Button";
import { DateInput, Field, Fields, TextArea } from "../../components/Field";
import { NumberField } from "../../components/NumberField";
import { Split } from "../../components/Section";
import { Share } from "../../components/Share";
import { Figure, Muted, Small } from "../../components/Type";
import type { AmountTexts } from "../../lending/inputMessages";
import { OWN_CURRENCY } from "../../lending/money";
import { tidyAmount } from "../../lending/parseInput";
import { fillTemplate } from "../../lib/fillTemplate";
import { now } from "../../lib/now";
import { leaveMessage } from "../../lib/prefill";
import { printAlone } from "../../lib/printAlone";
import { useHydrated } from "../../lib/useHydrated";
import { largeText } from "../../theme/breakpoints";
import { formSheet, stack } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import {
  AMOUNTS,
  type AmountName,
  dayText,
  EMPTY_ENTRY,
  type Help,
  messageText,
  moneyText,
  type Proposal,
  requestState,
} from "./requestState";

interface RequestToolProps {
  labels: Queries.RequestLabelsFieldsFragment;
  message: Queries.RequestMessageFieldsFragment;
  amounts: AmountTexts;
  holidays: readonly string[];
}

/** Writes a message to the lender from the visitor's figures. Stores and sends nothing unless asked to. */
export function RequestTool({ labels, message, amounts, holidays }: RequestToolProps) {
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [edited, setEdited] = useState<string>();
  const today = useHydrated() ? now().day : "";
  const letter = useRef<HTMLDivElement>(null);
  const { months } = labels;
  const { help } = entry;
  const change = (part: Partial<typeof entry>) => setEntry((before) => ({ ...before, ...part }));
  const state = today ? requestState(entry, amounts, { today, holidays, months }) : undefined;
  const text = edited ?? (state ? messageText(state, help, months, message) : "");

  const field = (name: AmountName) => (
    <NumberField
      key={name}
      label={labels[name]}
      before={OWN_CURRENCY.symbol}
      formatted={tidyAmount(entry[name])}
      enterKeyHint="next"
      message={state?.messages[name]}
      live="polite"
      text={entry[name]}
      onText={(typed) => change({ [name]: typed })}
    />
  );
  const choice = (name: Help) => (
    <label>
      <input
        type="radio"
        name="help"
        checked={help === name}
        onChange={() => change({ help: name })}
      />
      <span>
        <strong>{labels[name]}</strong>
        <Muted as="span">{state && proposalText(labels, name, state.proposals[name])}</Muted>
      </span>
    </label>
  );

  return (
    <Tool className="needs-script">
      <Split ratio="minmax(0, 1.4fr) minmax(0, 1fr)" className="screen-only">
        <form method="dialog" autoComplete="off">
          <Fields>
            {AMOUNTS.map(field)}
            <Field label={labels.due}>
              <DateInput day={state?.due ?? ""} onDay={(due) => change({ due })} />
            </Field>
          </Fields>
          <Small as="p">{labels.private}</Small>
        </form>
        <Result>
          {state?.left !== undefined && (
            <p aria-live="polite">
              {state.left < 0n ? (
                <span>{fillTemplate(labels.lacking, { amount: moneyText(-state.left) })}</span>
              ) : (
                <>
                  <Figure translate="no">{moneyText(state.left)}</Figure> <span>{labels.left}</span>
                </>
              )}
            </p>
          )}
          <fieldset aria-labelledby="help-choice">
            <p id="help-choice">{labels.choice}</p>
            {choice("less")}
            {choice("later")}
          </fieldset>
        </Result>
      </Split>
      <div className="screen-only">
        <Field label={labels.message}>
          <TextArea
            value={text}
            rows={10}
            onInput={({ currentTarget }) => setEdited(currentTarget.value)}
          />
        </Field>
        <ActionRow>
          <ButtonLink
            to={labels.send.to}
            onClick={() => leaveMessage({ subject: message.subject, message: text })}
          >
            {labels.send.label}
          </ButtonLink>
          <Share lines={() => [text]} />
          <SmallButton data-replay-click onClick={() => printAlone(letter.current)}>
            {labels.print}
          </SmallButton>
          {edited !== undefined && (
            <SmallButton data-variant="quiet" onClick={() => setEdited(undefined)}>
              {labels.again}
            </SmallButton>
          )}
        </ActionRow>
      </div>
      <Printed className="print-only" ref={letter}>
        {text}
      </Printed>
    </Tool>
  );
}

function proposalText(
  labels: Queries.RequestLabelsFieldsFragment,
  help: Help,
  { amount, date }: Proposal,
): string {
  const template = amount ? labels[help === "less" ? "monthly" : "amount"] : labels.date;
  return fillTemplate(template, { amount: moneyText(amount ?? 0n), date: dayText(date) });
}

const Tool = styled.div`
  ${stack(space[8])}
  ${formSheet}
`;

const Result = styled.div`
  & fieldset {
    padding: ${space[4]} ${space[5]};
    border-radius: ${token.radius};
    background: ${color.backgroundWarm};
  }
  & > p {
    margin-bottom: ${space[5]};
  }
  & fieldset > p {
    font-weight: 600;
  }
  & label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[3]};
  }
  ${largeText} {
    & fieldset {
      padding: ${space[2]};
    }
    & label {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & label span > span {
    display: block;
    min-height: 3em;
  }
`;

const Printed = styled.div`
  max-width: ${token.textWidth};
  white-space: pre-line;
`;
