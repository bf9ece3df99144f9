import styled from "@emotion/styled";
import { Section } from "../components/Section";
import { untranslatedFigure } from "../lib/untranslated";
import { columns, plainHeading, stack } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

const Criteria = styled.ul`
  ${stack(`${space[12]} clamp(2rem, 6vw, 6rem)`)}
  ${columns("md", "repeat(auto-fit, minmax(18rem, 1fr))")}
  & > li {
    position: relative;
    padding-left: ${space[8]};
  }
  & > li::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 10px;
    border-radius: 5px;
    background: url("/patterns/madras.svg") center / 9rem;
  }
  & h3 {
    font-size: ${size.h1};
    letter-spacing: -0.03em;
    line-height: 1;
    color: ${color.emphasis};
  }
  & small {
    display: block;
    margin-top: ${space[3]};
    ${plainHeading}
    color: ${color.text};
  }
  & p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

/** Who can have the loan: one large figure for each condition. */
export function Eligibility({ content }: { content: Queries.EligibilityFieldsFragment }) {
  return (
    <Section title={content.title} text={content.text}>
      <Criteria>
        {content.criteria.map(({ value, label, description }) => (
          <li key={label}>
            <h3>
              <span {...untranslatedFigure(value)}>{value}</span> <small>{label}</small>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </Criteria>
    </Section>
  );
}
