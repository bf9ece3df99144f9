import { type KeyboardEvent, useState } from "react";
import { replacePlace, useAddressPlace } from "./useAddressPlace";

export interface TabPlaces {
  /** The tab's own place in the address, which is its panel's id. */
  id: string;
  /** The ids inside its panel that an address may name. */
  places?: readonly string[];
}

interface TabsState {
  /** The id of the tab whose panel shows. */
  selected: string | undefined;
  /** Shows a tab's panel and names it in the address, without scrolling. */
  select(id: string): void;
  /** For each tab: arrow keys, Home and End go to another tab and show its panel. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Where each key leads from the tab at `index` of `count`. */
const TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const tabElementId = (id: string) => `${id}-tab`;

/**
 * A row of tabs by the ARIA pattern, with the selection in the address: the tab that is, or whose
 * panel holds, the place after the #. A place elsewhere on the page leaves the selection alone.
 */
export function useTabs(tabs: readonly TabPlaces[]): TabsState {
  const place = useAddressPlace();
  const [last, setLast] = useState(tabs[0]?.id);
  const addressed = tabs.find(({ id, places }) => id === place || places?.includes(place))?.id;
  if (addressed !== undefined && addressed !== last) setLast(addressed);
  const selected = addressed ?? last;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[TARGETS[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    replacePlace(next.id);
    document.getElementById(tabElementId(next.id))?.focus();
  };
  return { selected, select: replacePlace, onKeyDown };
}
