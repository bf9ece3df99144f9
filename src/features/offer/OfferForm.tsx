import { useId } from "react";
import { Field, MessageLine, NumberField } from "../../components/NumberField";
import { isProblem } from "../../lending/inputMessages";
import { OFFER_CURRENCY } from "../../lending/offerSentences";
import { Form, Select } from "../calculator/form/styles";
import { tidyAmount } from "../calculator/state/calculatorEntry";
import { intervalOf, type OfferEntry, type OfferField } from "./state/offerEntry";
import type { OfferState } from "./state/offerState";
import { Fields, OfferMessage } from "./styles";

interface OfferFormProps {
  labels: Queries.OfferLabelsFragment["form"];
  entry: OfferEntry;
  state: OfferState;
  onChange: (change: Partial<OfferEntry>) => void;
}

/** The figures of an offer, as they are on the lender's paper. */
export function OfferForm({ labels, entry, state, onChange }: OfferFormProps) {
  const id = useId();
  const textField = (name: OfferField, isMoney = true) => (
    <TextField
      key={name}
      name={name}
      label={labels[name]}
      isMoney={isMoney}
      text={entry[name]}
      message={state.messages[name]}
      onType={(text) => onChange({ [name]: text })}
    />
  );
  return (
    // A form with this method submits nothing before hydration.
    <Form
      method="dialog"
      aria-label={labels.title}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Fields>
        {textField("amount")}
        {textField("fees")}
        {textField("instalment")}
        {textField("count", false)}
        <Field>
          <div>
            <label htmlFor={id}>{labels.interval}</label>
            <Select
              id={id}
              name="interval"
              value={entry.interval}
              onChange={({ target }) => onChange({ interval: intervalOf(target.value) })}
            >
              <option value="weekly">{labels.weekly}</option>
              <option value="fortnightly">{labels.fortnightly}</option>
              <option value="monthly">{labels.monthly}</option>
            </Select>
          </div>
        </Field>
        {textField("last")}
      </Fields>
      <OfferMessage data-kind={state.message?.kind}>{state.message?.text}</OfferMessage>
    </Form>
  );
}

interface TextFieldProps {
  name: OfferField;
  label: string;
  isMoney: boolean;
  /** The field's text, as it was typed. */
  text: string;
  message: OfferState["message"];
  onType: (text: string) => void;
}

/** A number field and its message. */
function TextField({ name, label, isMoney, text, message, onType }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <div>
        <NumberField
          label={label}
          name={name}
          before={isMoney ? OFFER_CURRENCY.symbol : undefined}
          decimals={isMoney}
          enterKeyHint="next"
          aria-describedby={`${id}-message`}
          isInvalid={isProblem(message)}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onBlur={({ target }) => isMoney && onType(tidyAmount(target.value))}
        />
      </div>
      <MessageLine id={`${id}-message`} data-kind={message?.kind}>
        {message?.text}
      </MessageLine>
    </Field>
  );
}
