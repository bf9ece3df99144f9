import { createStore } from "../../lib/createStore";

const isPending = createStore(false);

/** Shows or hides the bar. */
export const showProgress = isPending.set;

/** A thin bar at the top of the window while the next page is loading. Its label is announced. */
export function NavigationProgress({ label }: { label: string }) {
  return (
    <div className="progress screen-only" role="status">
      {isPending.use() && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
