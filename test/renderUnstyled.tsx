import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";

/**
 * Renders an element without styles, because jsdom ignores the conditions of media queries, and would hide
 * any element that is hidden at some width.
 */
export function renderUnstyled(element: ReactElement) {
  const cache = createCache({ key: "unstyled", container: document.createElement("div") });
  return render(<CacheProvider value={cache}>{element}</CacheProvider>);
}
