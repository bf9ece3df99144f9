import { htmlDocument } from "../document";
import { palette } from "../palette";
import type { Picture } from "../picture";
import { framedMark, logoSvg } from "./logo";

/** Draws the mark at the given share of the icon's width, for systems that mask the corners. */
function padded(share: number): string {
  return htmlDocument({
    styles: `body { display: grid; place-items: center; background: ${palette.deep}; }
      svg { width: ${share * 100}vw; height: ${share * 100}vw; }`,
    body: logoSvg(64, 16),
  });
}

function plain(): string {
  return htmlDocument({ styles: "svg { width: 100vw; height: 100vw; }", body: framedMark() });
}

const icon = (name: string, size: number, html: () => string, transparent = false): Picture => ({
  name,
  output: `static/icons/${name}.png`,
  width: size,
  height: size,
  scale: 1,
  transparent,
  html,
});

export const pictures: Picture[] = [
  icon("icon-192", 192, plain, true),
  icon("icon-512", 512, plain, true),
  icon("icon-maskable-512", 512, () => padded(0.56)),
  icon("apple-touch-icon", 180, () => padded(0.62)),
];
