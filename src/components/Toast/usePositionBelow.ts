import { type RefObject, useLayoutEffect } from "react";
import { breakpoints } from "../../theme/breakpoints";
import type { Toast } from "./toastList";

/**
 * On phones, positions the region on the page below the element that the newest toast belongs to, so
 * that it covers nothing above and scrolls along, if the window has room for it and for what has the focus.
 * Otherwise the style sheet's fixed corner applies.
 */
export function usePositionBelow(region: RefObject<HTMLElement | null>, newest: Toast | undefined) {
  useLayoutEffect(() => {
    const element = region.current;
    const below = newest?.below;
    if (!element || !below || !isPhone() || pushesFocusOut(element, below)) return;
    const position = () => {
      const isPositioned = isPhone() && below.isConnected;
      element.toggleAttribute("data-positioned", isPositioned);
      const { bottom } = below.getBoundingClientRect();
      element.style.top = isPositioned ? `${window.scrollY + bottom}px` : "";
    };
    position();
    element.scrollIntoView({ block: "nearest" });
    // A form's height changes when error messages appear or disappear.
    const observer = new ResizeObserver(position);
    observer.observe(below);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      element.removeAttribute("data-positioned");
      element.style.top = "";
    };
  }, [region, newest]);
}

const isPhone = () => window.innerWidth < breakpoints.md;

function pushesFocusOut(toast: HTMLElement, below: Element): boolean {
  const focused = document.activeElement;
  if (!focused || !below.contains(focused)) return false;
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  const bottom = below.getBoundingClientRect().bottom + toast.offsetHeight;
  return bottom - focused.getBoundingClientRect().top > window.innerHeight - header;
}
