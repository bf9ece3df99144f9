import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";

/**
 * Renders without the styles, for what is shown at some widths only: jsdom knows no widths, and
 * hides whatever any of them hides.
 */
export function renderUnstyled(element: ReactElement) {
  const cache = createCache({ key: "unstyled", container: document.createElement("div") });
  return render(<CacheProvider value={cache}>{element}</CacheProvider>);
}
