import { createContext, type ReactNode, useEffect, useState } from "react";

type Move = { location: PageLocation; action: "PUSH" | "POP" };
type Listener = (move: Move) => void;

interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

/** What Gatsby knows of the address that is shown. */
interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  href: string;
  origin: string;
  state: unknown;
  /** Another one for each entry of the browser's history. */
  key: string;
}

const listeners = new Set<Listener>();
/** Whether an address is set whose page is not shown yet. */
let isUnderway = false;

function here(): PageLocation {
  const { pathname, search, hash, href, origin } = window.location;
  const { state } = window.history;
  return { pathname, search, hash, href, origin, state, key: state?.key ?? "initial" };
}

const tell = (action: Move["action"]) => {
  const location = here();
  for (const listener of listeners) listener({ location, action });
};

/** Where the visitor is, as Gatsby's navigation sees it. */
export const globalHistory = {
  get location() {
    return here();
  },
  listen(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  navigate,
};

/**
 * Sets the address; what is listening shows its page.
 * @param to an address, or how many steps to go in the browser's history
 */
export function navigate(to: string | number, { state, replace }: NavigateOptions = {}): void {
  if (typeof to === "number") {
    window.history.go(to);
    return;
  }
  const entry = { ...state, key: `${Date.now()}` };
  // A second press on a link makes no second entry.
  if (replace || isUnderway) window.history.replaceState(entry, "", to);
  else window.history.pushState(entry, "", to);
  isUnderway = true;
  tell("PUSH");
}

interface LocationProps {
  children: (at: { location: PageLocation }) => ReactNode;
}

/**
 * Shows the page of the address. The next page's opening is put together in one go: the visitor
 * waits for it, and slices would take longer. For what follows it see AfterOpening.
 */
export function Location({ children }: LocationProps) {
  const [location, setLocation] = useState(here);
  useEffect(() => {
    const stop = globalHistory.listen((move) => setLocation(move.location));
    const goBack = () => tell("POP");
    window.addEventListener("popstate", goBack);
    return () => {
      window.removeEventListener("popstate", goBack);
      stop();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of this address is shown now
  useEffect(() => {
    isUnderway = false;
  }, [location]);
  return children({ location });
}

/** Gatsby routes one page at a time; what is around it in the HTML stands here too. */
export const Router = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1}>
    {children}
  </div>
);

/** Gatsby tells its pages where they are; here nothing asks for it. */
export const BaseContext = createContext({});
