import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Form } from "../../components/Calculator/CalculatorFrame";
import { Field, FieldMessage, Fields, Select } from "../../components/Field";
import { NumberField } from "../../components/NumberField";
import { panelsOfTabs, RadioTabs } from "../../components/RadioTabs";
import { OWN_CURRENCY } from "../../lending/money";
import { tidyAmount } from "../../lending/parseInput";
import { rateWords, tidyRate } from "../../lending/parseRate";
import { useEntry } from "../../lib/storage";
import { below } from "../../theme/breakpoints";
import { columns, fitGrid } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import {
  EMPTY_ENTRY,
  type EntryField,
  type OfferEntry,
  type OfferState,
  WAYS,
  type Way,
} from "./offerState";

interface OfferFormProps {
  labels: Queries.OfferPageFieldsFragment["form"];
  way: Way;
  onWay: (way: Way) => void;
  state: OfferState;
}

/** Asks which figures the visitor knows. CSS shows the fields for these figures, even before hydration. */
export function OfferForm({ labels, way, onWay, state }: OfferFormProps) {
  return (
    // With method="dialog", nothing is submitted.
    <WaysForm
      className="screen-only"
      method="dialog"
      autoComplete="off"
      aria-label={labels.title}
      noValidate
    >
      <RadioTabs
        label={labels.knownFigures}
        name="way"
        options={WAYS.map((value) => ({ value, label: labels.ways[value] }))}
        value={way}
        onChoose={(value) => onWay(WAYS.find((each) => each === value) ?? way)}
      />
      {WAYS.map((each, index) => (
        <OfferFields key={each} role="group" aria-label={labels.ways[each]} data-panel={index}>
          <WayFields labels={labels} way={each} messages={each === way ? state.messages : {}} />
        </OfferFields>
      ))}
      <OfferMessage data-kind={state.message?.kind}>{state.message?.text}</OfferMessage>
    </WaysForm>
  );
}

type WayFieldsProps = Pick<OfferFormProps, "labels" | "way"> & Pick<OfferState, "messages">;

/** The fields for one way of entering an offer, in the order of the figures in a lender's documents. */
function WayFields({ labels, way, messages }: WayFieldsProps) {
  const [entry, change] = useEntry<OfferEntry>(way, EMPTY_ENTRY);
  const number = (name: EntryField, label: string, isMoney = true) => (
    <NumberField
      name={`${way}-${name}`}
      label={label}
      before={isMoney ? OWN_CURRENCY.symbol : undefined}
      after={name === "rate" ? "%" : undefined}
      formatted={
        isMoney ? tidyAmount(entry[name]) : name === "rate" ? tidyRate(entry[name]) : undefined
      }
      enterKeyHint="next"
      message={messages[name]}
      text={entry[name]}
      // Entering "1% flat" also selects the basis of the rate.
      onText={(text) => change({ [name]: text, ...(name === "rate" && rateWords(text)) })}
    />
  );
  const choice = <Name extends "interval" | "per" | "basis">(
    name: Name,
    options: readonly OfferEntry[Name][],
    isWide?: boolean,
  ): ReactNode => (
    <Field label={labels[name]} isWide={isWide}>
      <Select
        name={`${way}-${name}`}
        value={entry[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </Select>
    </Field>
  );
  if (way === "rate")
    return (
      <>
        {number("amount", labels.amount)}
        {number("fees", labels.fees)}
        {number("rate", labels.rate, false)}
        {choice("per", ["month", "year"])}
        {choice("basis", ["unknown", "flat", "reducing"], true)}
        {number("count", labels.months, false)}
      </>
    );
  const isPrice = way === "price";
  return (
    <>
      {number("amount", isPrice ? labels.price : labels.amount)}
      {number("fees", isPrice ? labels.deposit : labels.fees)}
      {number("instalment", labels.instalment)}
      {number("count", labels.count, false)}
      {choice("interval", ["weekly", "fortnightly", "monthly"])}
      {!isPrice && number("last", labels.last)}
    </>
  );
}

/** The line below the tabs has the same colour as the selected tab. */
const WaysForm = styled(Form)`
  ${panelsOfTabs}
  & > fieldset {
    border-bottom: 4px solid ${color.accent};
  }
  & > fieldset > label {
    flex: 1 1 auto;
    gap: ${space[1]};
    padding-inline: min(${space[5]}, 1.5vw);
  }
`;

/** Two columns, even on phones, where some labels take two lines and the fields are bottom-aligned. */
const OfferFields = styled(Fields)`
  ${fitGrid("8.5rem", `${space[1]} ${space[4]}`)}
  ${columns("sm", 2)}
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${below("sm")} {
    & > :not([data-wide]) label {
      display: grid;
      align-content: end;
      min-height: 2.6em;
    }
  }
`;

const OfferMessage = styled(FieldMessage)`
  font-size: inherit;
  &:empty {
    display: none;
  }
`;
