import styled from "@emotion/styled";
import { ButtonFace } from "../../components/Button/ButtonFace";
import { ButtonLink } from "../../components/Button/ButtonLink";
import { Container } from "../../components/Layout/Container";
import { space, token } from "../../theme/tokens";
import type { LoadErrorMessages } from "./LoadErrorNotice";

interface BrokenPageProps {
  messages: LoadErrorMessages;
}

const Around = styled.section`
  min-height: 80vh;
  padding-block: calc(${token.headerHeight} + ${space[16]}) ${space[16]};
  & p {
    max-width: ${token.textWidth};
    margin-block: ${space[5]} ${space[8]};
  }
  & div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

/** What stands in the place of a page that threw: what happened, and the ways on. */
export function BrokenPage({ messages }: BrokenPageProps) {
  return (
    <Around data-tone="dark">
      <Container>
        <h1>{messages.title}</h1>
        <p>{messages.lead}</p>
        <div>
          <ButtonFace
            type="button"
            data-variant="secondary"
            onClick={() => window.location.reload()}
          >
            {messages.reload}
          </ButtonFace>
          <ButtonLink to="/">{messages.home}</ButtonLink>
        </div>
      </Container>
    </Around>
  );
}
