import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { drawings, Icon } from "../components/Icon";
import { Band, Container } from "../components/Layout";
import { columns, small, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface MostAskedProps {
  content: Queries.ResourcesFaqFieldsFragment;
  tabs: Queries.QuestionTitlesFragment["tabs"];
}

const Columns = styled(Container)`
  ${stack(`${space[8]} ${space[16]}`)}
  ${columns("lg", "minmax(0, 1fr) minmax(0, 1.6fr)")}
  & h2 + p {
    margin-block: ${space[4]} ${space[8]};
    color: ${color.textMuted};
  }
  & li {
    border-bottom: 1px solid ${color.line};
  }
  & li a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[4]};
    align-items: center;
    padding-block: ${space[5]};
    color: ${color.text};
    text-decoration: none;
  }
  & li small {
    ${small}
  }
  & li strong {
    grid-row: 2;
    font-size: ${size.large};
    font-weight: 600;
    line-height: 1.35;
  }
  & li svg {
    grid-row: 1 / 3;
    grid-column: 2;
    color: ${color.emphasis};
    transition: transform ${token.fast};
  }
  & li a:hover strong {
    color: ${color.link};
    text-decoration: underline;
  }
  & li a:hover svg {
    transform: translateX(4px);
  }
`;

/** The most frequent questions, each a link to its answer. */
export function MostAsked({ content, tabs }: MostAskedProps) {
  const questions = tabs.flatMap(({ title, questions: all }) =>
    all.map(({ id, question }) => ({ id, question, subject: title })),
  );
  return (
    <Band id="faq">
      <Columns>
        <div>
          <h2>{content.title}</h2>
          <p>{content.lead}</p>
          <ButtonLink to={content.all.to} variant="secondary">
            {content.all.label}
          </ButtonLink>
        </div>
        <ul>
          {content.questions.map((address) => {
            const known = questions.find(({ id }) => address.endsWith(`#${id}`));
            return (
              known && (
                <li key={address}>
                  <a href={address}>
                    <small>{known.subject}</small> <strong>{known.question}</strong>
                    <Icon drawing={drawings.arrowRight} />
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </Columns>
    </Band>
  );
}

export const query = graphql`
  fragment QuestionTitles on FaqPage {
    tabs {
      title
      questions {
        id
        question
      }
    }
  }
`;
