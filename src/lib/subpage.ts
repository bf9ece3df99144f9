type WholePage = Queries.ContentPageFieldsFragment & { intro: Queries.IntroFieldsFragment };

interface Subpage {
  path: string;
  /** Identifies the subpage in the titles and descriptions of search results. */
  name: string;
  title: string;
  lead?: string | null;
}

/** Returns the page for a subset of a list, with its own path, titles and breadcrumbs. */
export const subpageOf = <Page extends WholePage>(
  page: Page,
  { path, name, title, lead }: Subpage,
): Page => ({
  ...page,
  path,
  label: title,
  parentPage: page,
  intro: { ...page.intro, title, lead: lead ?? page.intro.lead },
  seo: { title: `${name}: ${page.seo.title}`, description: `${name}: ${page.seo.description}` },
});

/** Returns the page for one year of a list, or the list's own page if no year is given. */
export const yearOf = <Page extends WholePage>(page: Page, year: string | undefined): Page =>
  year
    ? subpageOf(page, {
        path: `${page.path}/${year}`,
        name: year,
        title: `${page.intro.title} ${year}`,
      })
    : page;
