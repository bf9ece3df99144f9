import { createStore } from "../lib/createStore";

/** How long a navigation must be pending before the bar appears, in milliseconds. */
const SHOWN_AFTER = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
const isPending = createStore(false);

/** Shows the bar if navigation is slow. Call this when navigation starts. */
export function startNavigation(): void {
  timer ??= setTimeout(() => isPending.set(true), SHOWN_AFTER);
}

/** Hides the bar. Call this when the next page has rendered or navigation has failed. */
export function endNavigation(): void {
  clearTimeout(timer);
  timer = undefined;
  isPending.set(false);
}

/** A thin bar at the top of the window while the next page is loading. Its label is announced. */
export function NavigationProgress({ label }: { label: string }) {
  return (
    <div className="progress screen-only" role="status">
      {isPending.use() && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
