import { ActionRow, ButtonLink } from "../components/Button";
import { useSite } from "../lib/useSite";

/** The context that `archiveOf` gives a list's page. */
export interface YearContext {
  /** The years that have pages of their own, the latest first. */
  years: readonly string[];
  /** The year of the page, if it is one of them. */
  year?: string;
}

interface YearLinksProps {
  /** The page of the whole list. */
  page: Pick<Queries.ContentPageFieldsFragment, "path" | "label">;
  context: YearContext;
}

/** Links to the pages of earlier years, and from these to the list's own. */
export function YearLinks({ page: { path, label }, context: { years, year } }: YearLinksProps) {
  const name = useSite().labels.years;
  if (years.length === 0) return null;
  return (
    <nav aria-label={name}>
      <ActionRow>
        {["", ...years]
          .filter((each) => each !== (year ?? ""))
          .map((each) => (
            <ButtonLink key={each} to={each ? `${path}/${each}` : path} variant="secondary">
              {each || label}
            </ButtonLink>
          ))}
      </ActionRow>
    </nav>
  );
}
