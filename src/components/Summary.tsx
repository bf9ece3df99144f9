import type { MouseEvent, ReactNode } from "react";

function keepInView({ currentTarget }: MouseEvent): void {
  requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "nearest" }));
}

/** A `summary` that stays in view when opening it closes a disclosure above. */
export const Summary = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive
  <summary onClick={keepInView}>{children}</summary>
);
