import { render } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { takeEarlyClick } from "../src/client/loader/earlyActions";

function Root({ onHydrated, children }: { onHydrated?: () => void; children: ReactNode }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** Adds an element's prerendered HTML to the document. `hydrate` hydrates it as Gatsby does. */
export function openPrerendered(element: ReactNode) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Root>{element}</Root>);
  document.body.append(container);
  const hydrate = () =>
    render(<Root onHydrated={takeEarlyClick()}>{element}</Root>, {
      container,
      hydrate: true,
    });
  return { container, hydrate };
}
