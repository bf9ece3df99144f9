import styled from "@emotion/styled";
import { type ComponentProps, useId } from "react";
import { Field } from "../../../components/NumberField";
import { below } from "../../../theme/breakpoints";
import { leastFieldText, textBox } from "../../../theme/parts";
import { color, space } from "../../../theme/tokens";

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
        <Box>
          <select {...select} id={id} />
        </Box>
      </div>
    </Field>
  );
}

/** It has the border: browsers put the arrow at the edge of a select, whatever its padding is. */
const Box = styled.div`
  ${textBox}
  flex: 1 1 auto;
  min-width: 0;
  padding-inline: ${space[3]};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  & select {
    width: 100%;
    height: 3.375rem;
    border: 0;
    background: none;
    outline: none;
  }
  ${below("sm")} {
    padding-inline: min(${space[3]}, 2vw);
    & select {
      height: 2.875rem;
      font-size: max(${leastFieldText}, min(1rem, 4.5vw));
      letter-spacing: -0.01em;
    }
  }
`;
