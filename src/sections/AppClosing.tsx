import { graphql } from "gatsby";
import { ClosingPanel } from "./CallToAction";
import { StoreBadges } from "./StoreBadges";

interface AppClosingProps {
  content: Queries.AppClosingFragment;
}

/** The closing panel of the app's page: the stores once more. */
export const AppClosing = ({ content }: AppClosingProps) => (
  <ClosingPanel content={content}>
    <StoreBadges compact />
  </ClosingPanel>
);

export const query = graphql`
  fragment AppClosing on AppClosing {
    title
    text
    scene
  }
`;
