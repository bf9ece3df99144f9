import styled from "@emotion/styled";
import { type ComponentProps, useId } from "react";
import { Field } from "../../../components/NumberField";
import { below } from "../../../theme/breakpoints";
import { leastFieldText } from "../../../theme/parts";
import { color, space, token } from "../../../theme/tokens";

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

/** Neither grows with the letters past what a phone's field leaves for its text. */
const ARROW = { half: "min(0.375rem, 1.7vw)", inset: "min(1rem, 4vw)" };

const arrow = (slope: string, right: string) =>
  `linear-gradient(${slope}, transparent 50%, currentcolor 0) calc(100% - ${right}) 52% / ${ARROW.half} ${ARROW.half} no-repeat`;

/** Browsers put their own arrow at the border, whatever the padding is. */
const Select = styled.select`
  flex: 1 1 auto;
  min-width: 0;
  height: 3.375rem;
  padding: 0 ${space[10]} 0 ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  appearance: none;
  background:
    ${arrow("45deg", `${ARROW.inset} - ${ARROW.half}`)},
    ${arrow("-45deg", ARROW.inset)},
    ${color.background};
  @media (forced-colors: active) {
    appearance: auto;
  }
  ${below("sm")} {
    padding: 0 min(${space[8]}, 8vw) 0 min(${space[2]}, 2.5vw);
    font-size: max(${leastFieldText}, min(1rem, 4.5vw));
    letter-spacing: -0.01em;
  }
`;
