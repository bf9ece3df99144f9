import styled from "@emotion/styled";
import { type ComponentProps, useId } from "react";
import { Field } from "../../../components/NumberField";
import { below } from "../../../theme/breakpoints";
import { leastFieldText, textBox } from "../../../theme/parts";
import { space } from "../../../theme/tokens";

export function SelectField({
  label,
  className,
  ...select
}: ComponentProps<"select"> & { label: string }) {
  const id = useId();
  return (
    <Field className={className}>
      <div>
        <label htmlFor={id}>{label}</label>
        <Select {...select} id={id} />
      </div>
    </Field>
  );
}

const Select = styled.select`
  ${textBox}
  flex: 1 1 0;
  min-width: min(100%, 7em);
  height: 3.375rem;
  padding-inline: ${space[3]};
  ${below("sm")} {
    font-size: max(${leastFieldText}, min(1rem, 4.5vw));
  }
`;
