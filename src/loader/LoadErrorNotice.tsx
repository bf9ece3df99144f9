import { isHydrated } from "../lib/useHydrated";

/**
 * Shown when a page's scripts do not load, or when React unmounts after an error. The post-build step
 * inserts it into every page outside React's root; its buttons work without script. The global styles delay
 * it for a second, because browsers abort the scripts of a page during navigation.
 */
export function LoadErrorNotice({ messages }: { messages: Queries.LoadingMessagesFieldsFragment }) {
  return (
    <aside
      id="loadError"
      className="screen-only"
      aria-label={messages.title}
      data-tone="dark"
      hidden
    >
      <div role="alert">
        <strong>{messages.title}</strong>
        <p>{messages.lead}</p>
      </div>
      <form action="?">
        <button type="submit">{messages.reload}</button>
        <a href="/">{messages.home}</a>
      </form>
    </aside>
  );
}

/** Shows or hides the notice. The loader finds it by the same id. */
export function showLoadError(isShown = true): void {
  const notice = document.getElementById("loadError");
  if (notice) notice.hidden = !isShown;
}

/** Shows the notice until the connection is back. */
export function showOffline(): void {
  showLoadError();
  window.addEventListener("online", () => showLoadError(false), { once: true });
}

/**
 * Reports failures before the first render, which nothing else handles. Makes the notice's button load the
 * page again with its query and fragment, which the form would drop. After React has unmounted the page,
 * the button keeps dropping them, because they may be the cause.
 */
export function handleLoadErrors(): void {
  window.addEventListener("unhandledrejection", () => {
    if (!isHydrated()) showLoadError();
  });
  document.getElementById("loadError")?.addEventListener("submit", (event) => {
    if (!document.getElementById("___gatsby")?.hasChildNodes()) return;
    event.preventDefault();
    window.location.reload();
  });
}
