import styled from "@emotion/styled";
import { Fragment } from "react";

const Part = styled.span`
  display: inline-block;
`;

/** A person's name in large letters: a double-barrelled part wraps as a whole. */
export const PersonName = ({ name }: { name: string }) =>
  name.split(" ").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <Part>{part}</Part>
    </Fragment>
  ));
