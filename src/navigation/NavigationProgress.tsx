import { createStore } from "../lib/createStore";

/** How long a navigation must be pending before it is shown, in milliseconds. */
const SHOWN_AFTER = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
const isPending = createStore(false);

/** Call it when a navigation starts. */
export function startNavigation(): void {
  timer ??= setTimeout(() => isPending.set(true), SHOWN_AFTER);
}

/** Call it when the next page has rendered, or the navigation failed. */
export function endNavigation(): void {
  clearTimeout(timer);
  timer = undefined;
  isPending.set(false);
}

/** A thin bar at the top of the window, with an announced label, while the next page is loading. */
export function NavigationProgress({ label }: { label: string }) {
  return (
    <div className="progress screen-only" role="status">
      {isPending.use() && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
