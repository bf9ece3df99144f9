import styled from "@emotion/styled";
import { Section } from "../components/Section";
import { columns, stack, titleText } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

/** The first stretch is the short one; the others are as long as each other. */
const Scale = styled.ol`
  ${stack(`${space[8]} 4px`)}
  ${columns("md", "minmax(0, 7fr) minmax(0, 10fr) minmax(0, 10fr)")}
  & > li {
    --stretch: ${color.accent};
    padding: ${space[5]} ${space[6]} 0 0;
    border-top: 12px solid var(--stretch);
  }
  & > li:nth-of-type(2) {
    --stretch: ${color.emphasis};
  }
  & > li:nth-of-type(n + 3) {
    --stretch: ${color.text};
  }
  & small {
    display: block;
    margin-top: ${space[2]};
    ${titleText(size.body, 1.3)}
    color: ${color.text};
  }
  & p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

/** How long an application takes, as the stretches of a scale. */
export function ApplyDuration({ content }: { content: Queries.ApplyDurationFieldsFragment }) {
  return (
    <Section title={content.title} text={content.text}>
      <Scale>
        {content.stages.map(({ time, title, description }) => (
          <li key={title}>
            <h3>
              {time} <small>{title}</small>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </Scale>
    </Section>
  );
}
