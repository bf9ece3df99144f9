import { isHydrated } from "../../lib/useHydrated";

/**
 * Shown if a page's scripts do not load, or if React unmounts after an error. The post-build step inserts
 * it into every page outside React's root, and its buttons work without JavaScript. The global styles
 * delay it by a second, because browsers abort a page's scripts when the visitor navigates away.
 */
export function LoadErrorAlert({ messages }: { messages: Queries.LoadingMessagesFieldsFragment }) {
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

/** Shows or hides the alert. The loader uses the same id. */
export function showLoadError(isShown = true): void {
  const alert = document.getElementById("loadError");
  if (alert) alert.hidden = !isShown;
}

/** Shows the alert until the browser is online again. */
export function showOffline(): void {
  showLoadError();
  window.addEventListener("online", () => showLoadError(false), { once: true });
}

/**
 * Shows the alert for failures before the first render, which nothing else handles. Also makes its button
 * reload the page with its query and fragment, which the form would drop. After React has unmounted the
 * page, the button drops them on purpose, because they may be the cause.
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
