import { ClosingPanel } from "./CallToAction";
import { StoreBadges } from "./StoreBadges";

interface AppClosingProps {
  content: Queries.AppClosingFieldsFragment;
}

/** The closing panel of the app's page: the stores once more. */
export const AppClosing = ({ content }: AppClosingProps) => (
  <ClosingPanel content={content}>
    <StoreBadges compact />
  </ClosingPanel>
);
