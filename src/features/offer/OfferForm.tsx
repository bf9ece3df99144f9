import styled from "@emotion/styled";
import { MessageLine, NumberField } from "../../components/NumberField";
import { OWN_CURRENCY } from "../../lending/money";
import type { OfferField, OfferTexts } from "../../lending/parseOffer";
import { columns, stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { SelectField } from "../calculator/form/SelectField";
import { Form } from "../calculator/styles";
import { intervalOf, type OfferState } from "./offerState";

interface OfferFormProps {
  labels: Queries.OfferPageFieldsFragment["form"];
  entry: OfferTexts;
  state: OfferState;
  onChange: (change: Partial<OfferTexts>) => void;
}

/** The figures of an offer, as they are on the lender's paper. */
export function OfferForm({ labels, entry, state, onChange }: OfferFormProps) {
  const field = (name: OfferField, isMoney = true) => (
    <NumberField
      key={name}
      name={name}
      label={labels[name]}
      before={isMoney ? OWN_CURRENCY.symbol : undefined}
      isMoney={isMoney}
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
      aria-label={labels.title}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Fields>
        {field("amount")}
        {field("fees")}
        {field("instalment")}
        {field("count", false)}
        <SelectField
          label={labels.interval}
          name="interval"
          value={entry.interval}
          onChange={({ target }) => onChange({ interval: intervalOf(target.value) })}
        >
          <option value="weekly">{labels.weekly}</option>
          <option value="fortnightly">{labels.fortnightly}</option>
          <option value="monthly">{labels.monthly}</option>
        </SelectField>
        {field("last")}
      </Fields>
      <OfferMessage data-kind={state.message?.kind}>{state.message?.text}</OfferMessage>
    </Form>
  );
}

/** The labels are above their fields. */
const Fields = styled.div`
  ${stack(`${space[4]} ${space[6]}`)}
  align-items: start;
  ${columns("sm", 2)}
  & label {
    flex: 1 0 100%;
    line-height: 1.3;
  }
  & label + * {
    flex: 1 1 9.5rem;
    max-width: none;
  }
  & select {
    height: 3.5rem;
  }
`;

const OfferMessage = styled(MessageLine)`
  font-size: inherit;
`;

/** The cost in plain words; reserves its lines, so that nothing moves when the first result appears. */
export const Sentence = styled.span`
  display: block;
  min-height: 3em;
`;
