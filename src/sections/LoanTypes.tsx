import styled from "@emotion/styled";
import { FeatureList } from "../components/FeatureList";
import { Section } from "../components/Section";
import { columns, displayText, outlined, square } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

/** Four index cards with edges of different colours. */
const Types = styled(FeatureList)`
  gap: ${space[4]};
  ${columns("sm", 2)}
  ${columns("xl", 4)}
  & > li {
    --edge: ${color.accent};
    padding: ${space[6]} ${space[6]} ${space[8]};
    border-top: 8px solid var(--edge);
    border-radius: ${token.radius};
    background: ${color.background};
    box-shadow: ${token.shadow};
    ${outlined}
  }
  & > li:nth-of-type(4n + 2) {
    --edge: ${color.danger};
  }
  & > li:nth-of-type(4n + 3) {
    --edge: ${color.emphasis};
  }
  & > li:nth-of-type(4n) {
    --edge: ${color.text};
  }
  & svg {
    ${square("2.25rem")}
    color: ${color.text};
  }
  & h3 {
    margin-block: ${space[10]} ${space[3]};
    ${displayText(size.h4, 1.08, "-0.02em")}
  }
`;

/** The kinds of loan that one product has. */
export function LoanTypes({ content }: { content: Queries.ProductLoanTypesFieldsFragment }) {
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Types features={content.types} />
    </Section>
  );
}
