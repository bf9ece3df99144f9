import styled from "@emotion/styled";
import { ButtonLink } from "../../components/ButtonLink";
import { drawings, Icon } from "../../components/Icon";
import { Section, SectionHeading } from "../../components/Section";
import { Split } from "../../components/Split";
import { small } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface MostAskedProps {
  content: Queries.ResourcesFaqFieldsFragment;
  tabs: NonNullable<Queries.ResourcesPageQuery["faqPage"]>["tabs"];
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
  & small {
    ${small}
  }
  & strong {
    grid-row: 2;
    font-size: ${size.large};
    font-weight: 600;
    line-height: 1.35;
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
export function MostAsked({ content, tabs }: MostAskedProps) {
  const questions = tabs.flatMap(({ title, questions: all }) =>
    all.map(({ id, question }) => ({ id, question, subject: title })),
  );
  return (
    <Section id="faq">
      <Split ratio="1fr 1.6fr">
        <div>
          <SectionHeading title={content.title} text={content.lead} />
          <ButtonLink to={content.all.to} variant="secondary">
            {content.all.label}
          </ButtonLink>
        </div>
        <Questions>
          {content.questions.map((address) => {
            const match = questions.find(({ id }) => address.endsWith(`#${id}`));
            return (
              match && (
                <li key={address}>
                  <a href={address}>
                    <small>{match.subject}</small> <strong>{match.question}</strong>
                    <Icon drawing={drawings.arrowRight} />
                  </a>
                </li>
              )
            );
          })}
        </Questions>
      </Split>
    </Section>
  );
}
