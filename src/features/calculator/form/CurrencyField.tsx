import { useId } from "react";
import { type Currency, type CurrencyCode, currencyOf } from "../../../lending/money";
import { Field, Select } from "./styles";

interface CurrencyFieldProps {
  label: string;
  /** The plan's currencies, by their codes. */
  codes: readonly string[];
  currency: Currency;
  onChoose: (code: CurrencyCode) => void;
}

/** The choice of the currency that the figures are told in. Nothing is converted. */
export function CurrencyField({ label, codes, currency, onChoose }: CurrencyFieldProps) {
  const id = useId();
  return (
    <Field data-wide className="needs-script">
      <div>
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          name="currency"
          value={currency.code}
          onChange={({ target }) => onChoose(currencyOf(target.value).code)}
        >
          {codes.map(currencyOf).map(({ code, name, symbol }) => (
            <option key={code} value={code}>
              {code} {name} ({symbol})
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}
