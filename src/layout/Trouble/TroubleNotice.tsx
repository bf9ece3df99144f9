interface TroubleNoticeProps {
  words: Queries.LenderIdentityFragment["trouble"];
}

/**
 * The way on when a page's scripts do not come, or when the page breaks altogether. It stands in
 * every page's HTML beside what React looks after, so that it is there when nothing else is; its
 * buttons are native ones.
 */
export function TroubleNotice({ words }: TroubleNoticeProps) {
  return (
    <aside id="trouble" aria-label={words.title} data-tone="dark" hidden>
      <div role="alert">
        <strong>{words.title}</strong>
        <p>{words.lead}</p>
      </div>
      <form>
        <button type="submit">{words.reload}</button>
        <a href="/">{words.home}</a>
      </form>
    </aside>
  );
}
