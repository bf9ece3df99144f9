import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * React takes over the page in small steps, between which the visitor is answered; a press on what
 * it has not reached yet is answered at once. The development server renders in its own way.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? takeOver : undefined;

const takeOver = (page: ReactElement, container: Element) =>
  startTransition(() => void hydrateRoot(container, page));
