import styled from "@emotion/styled";
import { FeatureList } from "../components/FeatureList";
import { Band, Container } from "../components/Layout";
import { from } from "../theme/breakpoints";
import { columns, displayText, square, stack, sticky } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

const Columns = styled(Container)`
  ${stack(`${space[12]} ${space[16]}`)}
  ${columns("lg", "5fr 7fr")}
  ${from("lg")} {
    & > div {
      ${sticky(space[12])}
    }
  }
  & > div p {
    max-width: 26rem;
    margin-top: ${space[5]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

const Rows = styled(FeatureList)`
  display: block;
  & > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    column-gap: ${space[5]};
    padding-block: ${space[8]};
    border-top: 2px solid ${color.text};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & svg {
    ${square("2.25rem")}
  }
  & h3 {
    align-self: center;
    margin: 0;
    ${displayText(size.h3, 1.08, "-0.02em")}
  }
  & p {
    grid-column: 2;
    max-width: 34rem;
    margin-top: ${space[3]};
  }
`;

/** The lender's advantages: the heading sticks while they scroll. */
export function Differences({ content }: { content: Queries.AboutPageFieldsFragment }) {
  const { difference, differences } = content;
  return (
    <Band aria-labelledby="differences-title">
      <Columns>
        <div>
          <h2 id="differences-title">{difference.title}</h2>
          {difference.lead && <p>{difference.lead}</p>}
        </div>
        <Rows features={differences} />
      </Columns>
    </Band>
  );
}
