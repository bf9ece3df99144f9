import { ActionRow, ButtonLink } from "../components/Button";
import { useSite } from "../lib/useSite";

/** The page context that `archiveOf` creates for a list. */
export interface YearContext {
  /** The years that have their own pages, latest first. */
  years: readonly string[];
  /** The year that this page lists. Undefined on the page with the whole list. */
  year?: string;
}

interface YearLinksProps {
  /** The page with the whole list. */
  page: Pick<Queries.ContentPageFieldsFragment, "path" | "label">;
  context: YearContext;
}

/** Links to the pages of the other years and, from those pages, back to the whole list. */
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
