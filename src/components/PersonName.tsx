import styled from "@emotion/styled";
import { Fragment } from "react";

const Part = styled.span`
  display: inline-block;
`;

/** Renders a person's name so that a double-barrelled part wraps as a whole. */
export const PersonName = ({ name }: { name: string }) =>
  name.split(" ").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <Part>{part}</Part>
    </Fragment>
  ));
