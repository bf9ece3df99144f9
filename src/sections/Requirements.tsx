import styled from "@emotion/styled";
import { Section } from "../components/Section";
import { columns, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { Checklist } from "./Checklist";

interface RequirementsProps {
  content: Queries.RequirementsFieldsFragment;
  background?: "plain" | "warm";
}

const Lists = styled.div`
  ${stack(space[6])}
  ${columns("md", "repeat(auto-fit, minmax(20rem, 1fr))")}
  & > div {
    padding: ${space[6]} min(clamp(1.25rem, 3vw, 2.5rem), 6vw) ${space[8]};
    border-radius: ${token.radius};
    background: ${color.background};
    border: 1px solid ${color.line};
    break-inside: avoid;
  }
  & h3 {
    font-size: ${size.h4};
  }
  & p {
    margin-top: ${space[2]};
  }
  & ul {
    margin-top: ${space[5]};
  }
`;

/** What to bring, as lists under a heading. */
export function Requirements({ content, background = "warm" }: RequirementsProps) {
  return (
    <Section data-background={background} title={content.title} text={content.text}>
      <Lists>
        {content.lists.map((list) => (
          <Checklist key={list.title} list={list} />
        ))}
      </Lists>
    </Section>
  );
}
