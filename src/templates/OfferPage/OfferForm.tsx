import styled from "@emotion/styled";
import { Field, Select } from "../../components/Field";
import { NumberField } from "../../components/NumberField";
import { Form, ToolFields } from "../../components/Tool/ToolFrame";
import { OWN_CURRENCY } from "../../lending/money";
import { tidyAmount } from "../../lending/parseInput";
import { type OfferEntry, type OfferField, TOLD } from "../../lending/parseOffer";
import { rateWords, tidyRate } from "../../lending/parseRate";
import { choice, chosen, iconRow, row } from "../../theme/parts";
import { space } from "../../theme/tokens";
import type { OfferState } from "./offerState";

interface OfferFormProps extends Pick<OfferState, "messages"> {
  labels: Queries.OfferFormFieldsFragment;
  entry: OfferEntry;
  onChange: (part: Partial<OfferEntry>) => void;
}

export function OfferForm({ labels, entry, onChange, messages }: OfferFormProps) {
  const number = (name: OfferField, format?: typeof tidyAmount, hint?: string) => (
    <NumberField
      name={name}
      label={labels[name]}
      hint={hint}
      before={format === tidyAmount ? OWN_CURRENCY.symbol : undefined}
      after={format === tidyRate ? "%" : undefined}
      formatted={format?.(entry[name])}
      enterKeyHint="next"
      message={messages[name]}
      text={entry[name]}
      // Entering "1% flat" also selects what the rate is charged on.
      onText={(text) => onChange({ [name]: text, ...(name === "rate" && rateWords(text)) })}
    />
  );
  const choice = <Name extends "interval" | "per" | "basis">(
    name: Name,
    options: readonly OfferEntry[Name][],
  ) => (
    <Field label={labels[name]}>
      <Select
        name={name}
        value={entry[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    // With method="dialog", nothing is submitted.
    <Form
      className="screen-only"
      method="dialog"
      autoComplete="off"
      aria-label={labels.title}
      noValidate
    >
      <ToolFields>
        {number("amount", tidyAmount, labels.amountHelp)}
        {number("fees", tidyAmount, labels.feesHelp)}
        <Told>
          <legend>{labels.knownFigures}</legend>
          {TOLD.map((told) => (
            <label key={told}>
              <input
                type="radio"
                name="told"
                value={told}
                checked={entry.told === told}
                onChange={() => onChange({ told })}
              />
              {labels.ways[told]}
            </label>
          ))}
        </Told>
        {entry.told === "instalment" ? (
          number("instalment", tidyAmount)
        ) : (
          <>
            {number("rate", tidyRate)}
            {choice("per", ["month", "year"])}
            {choice("basis", ["unknown", "flat", "reducing"])}
          </>
        )}
        {number("count")}
        {choice("interval", ["monthly", "fortnightly", "weekly"])}
      </ToolFields>
    </Form>
  );
}

const Told = styled.fieldset`
  ${row(space[2])}
  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-weight: 600;
    line-height: 1.3;
  }
  & > label {
    ${choice}
    ${iconRow(space[2])}
    &:has(:checked) {
      ${chosen}
    }
  }
`;
