import { ClosingPanel } from "./CallToAction";
import { StoreBadges } from "./StoreBadges";

/** The closing panel of the app's page: the stores once more. */
export const AppClosing = ({ content }: { content: Queries.AppClosingFieldsFragment }) => (
  <ClosingPanel content={content}>
    <StoreBadges compact />
  </ClosingPanel>
);
