import styled from "@emotion/styled";
import { type ReactNode, useMemo, useRef } from "react";
import { CalculatorFrame } from "../../components/Calculator/CalculatorFrame";
import { Actions, NO_FIGURE, Results } from "../../components/Calculator/Results";
import { Card, Form } from "../../components/Calculator/styles";
import { Field, FieldMessage, Fields, Select } from "../../components/Field";
import { NumberField } from "../../components/NumberField";
import { Share } from "../../components/Share";
import { WithoutScript } from "../../components/WithoutScript";
import { roundHalfUp } from "../../lending/fraction";
import type { AmountTexts } from "../../lending/inputMessages";
import { OWN_CURRENCY, ownMoney } from "../../lending/money";
import {
  type Offer,
  type OfferField,
  type OfferTexts,
  offerSentence,
  rateText,
} from "../../lending/offer";
import { tidyAmount } from "../../lending/parseInput";
import { useEntry } from "../../lib/storage";
import { useSite } from "../../lib/useSite";
import { columns, fitGrid } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { EMPTY_ENTRY, intervalOf, type OfferState, offerLines, offerState } from "./offerState";

interface OfferCheckerProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
  /** The messages about amounts. */
  amounts: AmountTexts;
  /** Renders the button that saves the offer, if there is one. */
  save: (offer: Offer | undefined) => ReactNode;
}

/** Computes any lender's offer from what the visitor enters. */
export function OfferChecker({ labels, amounts, save }: OfferCheckerProps) {
  const [entry, change] = useEntry("offer", EMPTY_ENTRY);
  const state = useMemo(
    () => offerState(entry, { form: labels.form, amounts }),
    [entry, labels, amounts],
  );
  const { units } = useSite().labels;
  const { result } = state;
  const { results } = labels;
  const figures = result?.figures;
  const meaning = result && offerSentence(results.meaning, result.offer, result.figures, units);
  const root = useRef<HTMLDivElement>(null);

  return (
    <CalculatorFrame
      id="offer"
      root={root}
      announcements={announcementsOf(state, results, meaning)}
    >
      <WithoutScript>{labels.form.withoutScript}</WithoutScript>
      <Card data-card className="needs-script">
        <OfferForm labels={labels.form} entry={entry} state={state} onChange={change} />
        <Results
          title={results.title}
          main={[results.cost, money(figures?.cost)]}
          facts={[
            [results.repaid, money(figures?.repaid)],
            [results.costPer100, money(figures && roundHalfUp(figures.costPer100))],
            [results.nominalRate, figures ? rateText(figures.nominalPercent) : NO_FIGURE],
            [results.effectiveRate, figures ? rateText(figures.effectivePercent) : NO_FIGURE],
          ]}
          isValid
          meaning={<Sentence>{meaning ?? results.empty}</Sentence>}
          notes={[results.note, results.estimate]}
        >
          <Actions className="screen-only">
            <Share
              lines={() => (result ? offerLines(result, labels) : [])}
              disabled={result === undefined}
            />
            {save(result?.offer)}
          </Actions>
        </Results>
      </Card>
    </CalculatorFrame>
  );
}

const money = (cents: bigint | undefined) => (cents === undefined ? NO_FIGURE : ownMoney(cents));

const announcementsOf = (
  { result, message, messages }: OfferState,
  labels: OfferCheckerProps["labels"]["results"],
  meaning: string | undefined,
): readonly (string | undefined)[] => [
  ...(result
    ? [
        `${labels.cost}: ${money(result.figures.cost)}. ${meaning}`,
        `${labels.effectiveRate}: ${rateText(result.figures.effectivePercent)}.`,
      ]
    : []),
  ...[message, ...Object.values(messages)].map((each) => each?.text),
];

interface OfferFormProps {
  labels: Queries.OfferPageFieldsFragment["form"];
  entry: OfferTexts;
  state: OfferState;
  onChange: (change: Partial<OfferTexts>) => void;
}

/** The figures of an offer, as they are on the lender's paper. */
function OfferForm({ labels, entry, state, onChange }: OfferFormProps) {
  const field = (name: OfferField, isMoney = true) => (
    <NumberField
      key={name}
      name={name}
      label={labels[name]}
      before={isMoney ? OWN_CURRENCY.symbol : undefined}
      format={isMoney ? tidyAmount : undefined}
      enterKeyHint="next"
      message={state.messages[name]}
      text={entry[name]}
      onText={(text) => onChange({ [name]: text })}
    />
  );
  return (
    // A form with this method submits nothing before hydration.
    <Form
      className="screen-only"
      method="dialog"
      autoComplete="off"
      aria-label={labels.title}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <OfferFields>
        {field("amount")}
        {field("fees")}
        {field("instalment")}
        {field("count", false)}
        <Field label={labels.interval}>
          <Select
            name="interval"
            value={entry.interval}
            onChange={({ target }) => onChange({ interval: intervalOf(target.value) })}
          >
            <option value="weekly">{labels.weekly}</option>
            <option value="fortnightly">{labels.fortnightly}</option>
            <option value="monthly">{labels.monthly}</option>
          </Select>
        </Field>
        {field("last")}
      </OfferFields>
      <OfferMessage data-kind={state.message?.kind}>{state.message?.text}</OfferMessage>
    </Form>
  );
}

/** In pairs on phones as well; labels of one and of two lines end above their fields. */
const OfferFields = styled(Fields)`
  ${fitGrid("8.5rem", `${space[1]} ${space[4]}`)}
  ${columns("sm", 2)}
  & label {
    display: grid;
    align-content: end;
    min-height: 2.6em;
  }
`;

const OfferMessage = styled(FieldMessage)`
  font-size: inherit;
  &:empty {
    display: none;
  }
`;

/** The cost in plain words; reserves its lines, so that nothing moves when the first result appears. */
const Sentence = styled.span`
  display: block;
  min-height: 3em;
`;
