import styled from "@emotion/styled";
import { ButtonLink } from "../../components/ButtonLink";
import { drawings, Icon } from "../../components/Icon";
import { Section, SectionHeading } from "../../components/Section";
import { Split } from "../../components/Split";
import { Small, Subtitle } from "../../components/Type";
import { color, space, token } from "../../theme/tokens";

interface MostAskedProps {
  content: Queries.ResourcesFaqFieldsFragment;
}

const Questions = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[4]};
    align-items: center;
    padding-block: ${space[5]};
    color: ${color.text};
    text-decoration: none;
  }
  & strong {
    grid-row: 2;
  }
  & svg {
    grid-row: 1 / 3;
    grid-column: 2;
    color: ${color.emphasis};
    transition: transform ${token.fast};
  }
  & a:hover strong {
    color: ${color.link};
    text-decoration: underline;
  }
  & a:hover svg {
    transform: translateX(4px);
  }
`;

/** Links to the answers of the most frequent questions. */
export function MostAsked({ content }: MostAskedProps) {
  return (
    <Section id="faq">
      <Split ratio="1fr 1.6fr">
        <div>
          <SectionHeading content={content} />
          <ButtonLink to={content.all.to} variant="secondary">
            {content.all.label}
          </ButtonLink>
        </div>
        <Questions>
          {content.asked.map(({ to, subject, question }) => (
            <li key={to}>
              <a href={to}>
                <Small>{subject}</Small> <Subtitle>{question}</Subtitle>
                <Icon drawing={drawings.arrowRight} />
              </a>
            </li>
          ))}
        </Questions>
      </Split>
    </Section>
  );
}
