import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";

/**
 * Renders without styles, for elements that are visible only at some widths. jsdom ignores media
 * queries, so it hides an element that any of them hides.
 */
export function renderUnstyled(element: ReactElement) {
  const cache = createCache({ key: "unstyled", container: document.createElement("div") });
  return render(<CacheProvider value={cache}>{element}</CacheProvider>);
}
