import styled from "@emotion/styled";
import { Entries } from "../components/Entries";
import { Section } from "../components/Section";
import { from } from "../theme/breakpoints";
import { columns } from "../theme/parts";
import { color, space } from "../theme/tokens";

/** Columns between lines, the first of which is cut off; rows between lines on narrow screens. */
const Row = styled(Entries)`
  column-gap: ${space[8]};
  & > li > svg {
    color: ${color.accent};
  }
  ${columns("sm", 2)}
  ${from("lg")} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    column-gap: 0;
    margin-inline: calc(-1 * ${space[8]});
    clip-path: inset(0 0 0 1px);
    & > li {
      padding: 0 ${space[8]};
      border: solid ${color.line};
      border-width: 0 0 0 1px;
    }
  }
`;

/** What the leaders answer for, in one row. */
export function Promises({ content }: { content: Queries.TeamPageFieldsFragment }) {
  const { promise, promises } = content;
  return (
    <Section
      data-tone="dark"
      aria-labelledby="promises-title"
      title={promise.title}
      text={promise.lead}
      isSplit
    >
      <Row entries={promises} data-lines="" />
    </Section>
  );
}
