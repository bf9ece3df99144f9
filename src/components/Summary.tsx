import type { MouseEvent, ReactNode } from "react";

function keepInView({ currentTarget }: MouseEvent): void {
  requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "nearest" }));
}

/** Renders a `summary` that stays in view when an open element above it closes. */
export const Summary = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive
  <summary onClick={keepInView}>{children}</summary>
);
