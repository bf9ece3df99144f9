import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { toasts } from "../../components/Toast/toastList";
import { isHydrated } from "../../lib/useHydrated";

/** How long after the entry to its page the promo opens (specification, section 9). */
const DELAY_MS = 1000;

declare global {
  interface Window {
    /** Whether this document has shown its promo; it does so once at most. */
    promoShown?: boolean;
  }
}

/**
 * Opens the promo one second after a navigation to its page. On the page that was loaded first the
 * loader opens it, without waiting for this script.
 * @returns whether the dialog was in the HTML that was loaded, so that the loader opens it
 */
export function usePromo(dialog: RefObject<HTMLDialogElement | null>): boolean {
  // React calls the third function during hydration, the second otherwise.
  const isLoaded = useSyncExternalStore(never, no, yes);
  const [wasLoaded] = useState(isLoaded);

  useEffect(() => {
    // React renders a page anew that a translator has changed before hydration.
    if (wasLoaded || !isHydrated()) window.promoShown ||= hasLoaderOpened();
    if (wasLoaded) {
      const observer = new MutationObserver(() => {
        window.promoShown = true;
      });
      if (dialog.current) observer.observe(dialog.current, { attributeFilter: ["open"] });
      return () => observer.disconnect();
    }
    if (window.promoShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const openLater = () => {
      timer = setTimeout(open, DELAY_MS);
    };
    const open = () => {
      // It would close an open menu, and cover a toast. `:is` accepts what an old browser does not know.
      if (document.querySelector(":is(:popover-open)") || toasts.get().length > 0)
        return openLater();
      window.promoShown = true;
      dialog.current?.showModal();
    };
    openLater();
    return () => clearTimeout(timer);
  }, [dialog, wasLoaded]);

  return wasLoaded;
}

/**
 * Returns whether the loader has opened the promo, which it does a second after the load. While a
 * menu is open it waits, so what counts is when the visitor opened the menu.
 */
function hasLoaderOpened(): boolean {
  const hasOpenMenu = document.querySelector(":is(:popover-open)");
  const until = hasOpenMenu ? window.earlyClick?.timeStamp : performance.now();
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart;
  return Boolean(loaded) && Number(until) >= Number(loaded) + DELAY_MS;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
