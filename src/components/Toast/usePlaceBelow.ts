import { type RefObject, useLayoutEffect } from "react";
import { breakpoints } from "../../theme/breakpoints";
import type { Toast } from "./toastList";

/**
 * On a phone, puts the toasts on the page below what the newest one belongs to, so that they cover
 * nothing above it and scroll with it. Elsewhere, and for a toast that belongs to nothing, the
 * styles' own corner of the screen stands.
 */
export function usePlaceBelow(region: RefObject<HTMLElement | null>, newest: Toast | undefined) {
  useLayoutEffect(() => {
    const element = region.current;
    const below = newest?.below;
    if (!element || !below || !isPhone()) return;
    const place = () => {
      const placed = isPhone() && below.isConnected;
      element.toggleAttribute("data-placed", placed);
      const { bottom } = below.getBoundingClientRect();
      element.style.top = placed ? `${window.scrollY + bottom}px` : "";
    };
    place();
    element.scrollIntoView({ block: "nearest" });
    // What it stands below may change its height while messages at its fields come and go.
    const watcher = new ResizeObserver(place);
    watcher.observe(below);
    watcher.observe(document.documentElement);
    return () => {
      watcher.disconnect();
      element.removeAttribute("data-placed");
      element.style.top = "";
    };
  }, [region, newest]);
}

const isPhone = () => window.innerWidth < breakpoints.md;
