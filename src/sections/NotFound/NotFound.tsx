import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { Button } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { Container, OpeningCloth } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { below } from "../../theme/breakpoints";
import { layer, row } from "../../theme/parts";
import { color, opaque, size, space, token } from "../../theme/tokens";

/** Shows the requested path, and offers to go back or to the home page. */
export function NotFound({ content }: { content: Queries.NotFoundPageFieldsFragment }) {
  // One prerendered file serves every unknown path.
  const [shownPath, setShownPath] = useState("");
  useEffect(() => {
    const path = window.location.pathname;
    setShownPath(path);
    console.error(`404: there is no page at ${path}`);
  }, []);

  // A tab that a link opened has no history.
  const goBack = () =>
    window.history.length > 1 ? window.history.back() : window.location.assign(content.home.to);

  return (
    <Chart data-tone="dark">
      {content.picture ? (
        <Picture
          picture={content.picture}
          // The picture covers a box that is taller than a narrow window is wide.
          sizes="(min-width: 1024px) max(100vw, 148vh), max(100vw, 90vh)"
          priority
        />
      ) : (
        <OpeningCloth />
      )}
      <Container>
        {content.intro.eyebrow && <p>{content.intro.eyebrow}</p>}
        <h1>{content.intro.title}</h1>
        <Requested>
          <span className="needs-script">
            {content.requestedLabel} <code>{shownPath || " "}</code>
          </span>
        </Requested>
        <p>{content.intro.lead}</p>
        <div>
          <Button
            type="button"
            data-variant="secondary"
            data-replay-click
            className="needs-script"
            onClick={goBack}
          >
            {content.goBackLabel}
          </Button>
          <ButtonLink to={content.home.to}>{content.home.label}</ButtonLink>
        </div>
        <Links>
          {content.links.map(({ label, to }) => (
            <li key={`${to} ${label}`}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </Links>
      </Container>
    </Chart>
  );
}

const Chart = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 92vh;
  padding-block: calc(${token.headerHeight} + ${space[8]}) ${space[16]};
  overflow: hidden;
  background: ${color.backgroundWarm};
  & picture {
    ${layer}
    z-index: -1;
  }
  & picture img {
    height: 100%;
    object-fit: cover;
  }
  /* Darkens the islands and the chart's edge behind the text. */
  &::after {
    content: "";
    ${layer}
    z-index: -1;
    background:
      radial-gradient(
        ellipse 65% 65% at 22% 50%,
        color-mix(in srgb, ${color.backgroundWarm} 90%, transparent) 55%,
        transparent
      );
  }
  /* Puts the chart above the text in narrow windows, with its compass rose in view. */
  ${below("lg")} {
    align-items: end;
    & picture {
      inset: 0 0 auto;
      height: 56vh;
      mask-image: linear-gradient(${opaque} 55%, transparent);
    }
    & picture img {
      object-position: 70% 0;
    }
    &::after {
      content: none;
    }
    & > picture + div {
      padding-top: 30vh;
    }
  }
  @media print, (forced-colors: active) {
    min-height: 0;
    & picture,
    &::after {
      display: none;
    }
  }
  & p {
    max-width: ${token.textWidth};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & h1 {
    margin-block: ${space[3]} ${space[5]};
  }
  & h1 ~ div {
    ${row(space[3])}
    margin-top: ${space[8]};
  }
`;

const Requested = styled.p`
  min-height: 1.6em;
  margin-bottom: ${space[4]};
  & code {
    color: ${color.accent};
    font-family: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Links = styled.ul`
  ${row(`${space[2]} ${space[6]}`)}
  margin-top: ${space[10]};
  & a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
