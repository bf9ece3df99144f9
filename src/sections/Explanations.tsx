import styled from "@emotion/styled";
import { Band, Container } from "../components/Layout";
import { RichText } from "../components/RichText";
import { columns, stack } from "../theme/parts";
import { size, space } from "../theme/tokens";

interface ExplanationsProps {
  entries: readonly Queries.ExplanationFieldsFragment[];
}

const Entries = styled(Container)`
  ${stack(`${space[12]} ${space[16]}`)}
  ${columns("md", 2)}
  & h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h3};
  }
`;

/** Short answers beside each other, each under its question. */
export function Explanations({ entries }: ExplanationsProps) {
  return (
    <Band data-background="plain">
      <Entries>
        {entries.map(({ title, body }) => (
          <div key={title}>
            <h2>{title}</h2>
            <RichText html={body} />
          </div>
        ))}
      </Entries>
    </Band>
  );
}
