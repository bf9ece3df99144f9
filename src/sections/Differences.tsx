import styled from "@emotion/styled";
import { Entries } from "../components/Entries";
import { Section, SectionHeading } from "../components/Section";
import { Split } from "../components/Split";
import { from } from "../theme/breakpoints";
import { displayText, square, sticky } from "../theme/parts";
import { size, space } from "../theme/tokens";

const Columns = styled(Split)`
  & > div {
    ${from("lg")} {
      ${sticky(space[12])}
    }
  }
`;

const Rows = styled(Entries)`
  & > li {
    padding-block: ${space[8]};
  }
  & > li > svg {
    ${square("2.25rem")}
  }
  & h3 {
    ${displayText(size.h3, 1.08, "-0.02em")}
  }
  & p {
    max-width: 34rem;
    margin-top: ${space[3]};
  }
`;

/** Lists the lender's advantages. The heading sticks while they scroll. */
export function Differences({ content }: { content: Queries.AboutPageFieldsFragment }) {
  const { difference, differences } = content;
  return (
    <Section aria-labelledby="differences-title">
      <Columns ratio="5fr 7fr" data-gap="near">
        <SectionHeading id="differences-title" title={difference.title} text={difference.lead} />
        <Rows entries={differences} data-icons="beside" data-lines="" />
      </Columns>
    </Section>
  );
}
