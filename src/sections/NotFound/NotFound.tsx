import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Button } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Chart, Links, Requested } from "./styles";

interface NotFoundProps {
  content: Queries.NotFoundFragment;
  /** The requested path. */
  requestedPath: string;
}

/** The page for a path that does not exist: shows it, and offers to go back or to the home page. */
export function NotFound({ content, requestedPath }: NotFoundProps) {
  // The same file answers every unknown address, so the prerendered page cannot know which.
  const [shownPath, setShownPath] = useState("");
  useEffect(() => {
    setShownPath(requestedPath);
    console.error(`404: there is no page at ${requestedPath}`);
  }, [requestedPath]);

  return (
    <Chart data-tone="dark">
      <Picture
        picture={content.picture}
        // It covers a box that is higher than a narrow window is wide.
        sizes="(min-width: 1024px) max(100vw, 148vh), max(100vw, 90vh)"
        priority
      />
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
            onClick={() => window.history.back()}
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

export const query = graphql`
  fragment NotFound on NotFoundPage {
    intro {
      ...IntroData
    }
    requestedLabel
    goBackLabel
    home {
      ...ActionFields
    }
    links {
      ...ActionFields
    }
    picture {
      ...WidePictureData
    }
  }
`;
