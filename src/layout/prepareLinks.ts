import type { LoadedPage } from "./Trouble/keepGoing";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Window {
    ___loader: {
      hovering(path: string): void;
      loadPage(path: string): Promise<LoadedPage>;
    };
  }
  interface Navigator {
    connection?: Connection;
  }
}

/** Fetches a page when the visitor turns to a link to it, and no page for a link merely in view. */
export function prepareLinks(): void {
  for (const intent of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(intent, prepare, { passive: true });
}

function prepare({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (!link || link.hasAttribute("download") || link.pathname === window.location.pathname) return;
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  if (!saveData && !effectiveType.includes("2g")) window.___loader.hovering(link.pathname);
}
