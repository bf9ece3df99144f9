import styled from "@emotion/styled";
import { useSite } from "../lib/useSite";
import { marked } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

interface StepNumberProps {
  number: number;
  /** Shows the number, which is otherwise only for assistive technology. */
  visible?: boolean;
}

/** Renders the number before a step's title, announced as "Step 2: ". */
export const StepNumber = ({ number, visible }: StepNumberProps) => (
  <span className={visible ? undefined : "visually-hidden"}>
    <span className="visually-hidden">{useSite().labels.step} </span>
    {number}
    <span className="visually-hidden">: </span>
  </span>
);

/** Describes what the person in a step's picture does. */
export const StepCaption = styled.p`
  && {
    margin-top: ${space[4]};
    ${marked}
    font-size: ${size.small};
    line-height: 1.5;
    color: ${color.text};
  }
`;
