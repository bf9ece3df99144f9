import styled from "@emotion/styled";
import { FeatureList } from "../components/FeatureList";
import { Section } from "../components/Section";
import { from } from "../theme/breakpoints";
import { columns, stack } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

const Head = styled.div`
  ${stack(`${space[4]} ${space[16]}`)}
  align-items: end;
  ${columns("lg", "7fr 5fr")}
  & p {
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

/** Columns between lines; rows between lines on narrow screens. */
const Row = styled(FeatureList)`
  margin-top: ${space[12]};
  & > li {
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
  }
  & svg {
    color: ${color.accent};
  }
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
  }
  ${from("lg")} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    column-gap: 0;
    & > li {
      padding: 0 ${space[8]};
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
    & > li:first-of-type {
      padding-left: 0;
      border-left: 0;
    }
    & > li:last-of-type {
      padding-right: 0;
    }
  }
`;

/** What the leaders answer for, in one row. */
export function Promises({ content }: { content: Queries.TeamPageFieldsFragment }) {
  const { promise, promises } = content;
  return (
    <Section data-tone="dark" aria-labelledby="promises-title">
      <Head>
        <h2 id="promises-title">{promise.title}</h2>
        {promise.lead && <p>{promise.lead}</p>}
      </Head>
      <Row features={promises} />
    </Section>
  );
}
