import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Hides all panels but one in such a way that the browser's own search still finds what they hold;
 * what it finds is selected. React cannot say `until-found`, so the attribute is set here.
 * @param panels the element whose children the panels are
 * @param shown the id of the panel that shows; all do when it is undefined
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
    const found = ({ target }: Event) => {
      if (!(target instanceof Element) || target.parentElement !== element) return;
      // An address reveals the panel too, and names a place in it already.
      const place = document.getElementById(window.location.hash.slice(1));
      if (!target.contains(place)) select(target.id);
    };
    element?.addEventListener("beforematch", found);
    return () => element?.removeEventListener("beforematch", found);
  }, [panels, select]);
}
