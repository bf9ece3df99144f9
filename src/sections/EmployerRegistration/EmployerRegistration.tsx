import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/ButtonLink";
import { Container } from "../../components/Layout/Container";
import { MadrasBand } from "../../components/Layout/MadrasBand";
import { color, size, space, token } from "../../theme/tokens";

interface EmployerRegistrationProps {
  content: Queries.EmployerRegistrationFragment;
  buttonLabel: string;
  /** The external site on which employers register. */
  site: string;
}

const Panel = styled.div`
  overflow: hidden;
  margin-top: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${token.radiusLarge};
  & > div:last-of-type {
    padding: clamp(2rem, 1.2rem + 4vw, 4.5rem);
  }
  & p {
    max-width: ${token.textWidth};
    margin-block: ${space[4]} ${space[8]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

/** The panel that leads to the employers' own site. */
export const EmployerRegistration = ({ content, buttonLabel, site }: EmployerRegistrationProps) => (
  <Container as="section">
    <Panel>
      <MadrasBand />
      <div>
        <h2>{content.title}</h2>
        {content.text && <p>{content.text}</p>}
        <ButtonLink to={site} external>
          {buttonLabel}
        </ButtonLink>
      </div>
    </Panel>
  </Container>
);

export const query = graphql`
  fragment EmployerRegistration on EmployerRegistration {
    title
    text
  }
`;
