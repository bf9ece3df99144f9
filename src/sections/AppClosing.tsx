import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Container } from "../components/Layout";
import { color, size, space, token } from "../theme/tokens";
import { StoreBadges } from "./StoreBadges";

interface AppClosingProps {
  content: Queries.AppClosingFragment;
}

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  margin-bottom: ${space.section};
  padding: min(clamp(2rem, 1.2rem + 4vw, 4.5rem), 10vw);
  border-radius: ${token.radiusLarge};
  background: ${color.backgroundWarm};
  & > div {
    flex: 1 1 22rem;
  }
  & > ul {
    flex: 0 1 25rem;
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

/** The closing panel of the app's page: the stores once more. */
export const AppClosing = ({ content }: AppClosingProps) => (
  <Container as="section">
    <Panel>
      <div>
        <h2>{content.title}</h2>
        {content.text && <p>{content.text}</p>}
      </div>
      <StoreBadges variant="dark" />
    </Panel>
  </Container>
);

export const query = graphql`
  fragment AppClosing on AppClosing {
    title
    text
  }
`;
