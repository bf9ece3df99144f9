import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { replaceUrlHash, showUrlHash, useUrlHash } from "../../lib/useUrlHash";

export interface TabAnchors {
  /** The panel's id, which is the tab's own anchor. */
  id: string;
  /** The other ids in its panel that a URL may point to. */
  anchors?: readonly string[];
}

/** The index that each key selects, from the tab at `index` of `count`. */
const TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  // The focused tab is selected; the key would scroll the page.
  " ": (index) => index,
};

export const tabElementId = (id: string) => `${id}-tab`;

/**
 * Keeps the selection of a tab list in the URL's hash: the selected tab is the one whose panel is
 * or contains the anchor, and the first one without an anchor. One elsewhere on the page does not
 * change the selection.
 */
export function useTabs(tabs: readonly TabAnchors[]) {
  const hash = useUrlHash();
  const anchor = hash || tabs[0]?.id || "";
  const [last, setLast] = useState(tabs[0]?.id);
  const addressed = tabs.find(({ id, anchors }) => id === anchor || anchors?.includes(anchor))?.id;
  if (addressed !== undefined && addressed !== last) setLast(addressed);
  const selected = addressed ?? last;

  /** For each tab: arrow keys, Home, End and Space select another tab and focus it. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[TARGETS[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    // Browsers refuse to change the URL a hundred times in seconds, so a held key waits with it.
    (event.repeat ? showUrlHash : replaceUrlHash)(next.id);
    document.getElementById(tabElementId(next.id))?.focus();
  };
  /** For each tab: sets the URL's hash after one of these keys was held. */
  const onKeyUp = ({ key }: KeyboardEvent<HTMLElement>) => {
    if (TARGETS[key]) replaceUrlHash(hash);
  };
  return { selected, select: replaceUrlHash, onKeyDown, onKeyUp };
}

/**
 * Hides all panels but one with `hidden="until-found"`, so that the browser's find-in-page still
 * finds their text, and selects the panel in which it does. React cannot render that value.
 * @param panels the element whose children are the panels
 * @param shown the id of the panel that is shown; all are when it is undefined
 */
export function useHiddenPanels(
  panels: RefObject<HTMLElement | null>,
  shown: string | undefined,
  select: (id: string) => void,
): void {
  useLayoutEffect(() => {
    for (const panel of panels.current?.children ?? [])
      if (shown === undefined || panel.id === shown) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", "until-found");
  }, [panels, shown]);

  useEffect(() => {
    const element = panels.current;
    const onBeforeMatch = ({ target }: Event) => {
      if (!(target instanceof Element) || target.parentElement !== element) return;
      // A URL's anchor reveals the panel too; its hash then points into the panel already.
      const anchor = document.getElementById(window.location.hash.slice(1));
      if (!target.contains(anchor)) select(target.id);
    };
    element?.addEventListener("beforematch", onBeforeMatch);
    return () => element?.removeEventListener("beforematch", onBeforeMatch);
  }, [panels, select]);
}
