import { memo } from "react";
import { square } from "../theme/parts";
import { color, space } from "../theme/tokens";

/**
 * A decorative icon, 1.5em high. The text beside it must state its meaning. Memoized because React 19.2 would
 * replace the drawing on a re-render, and a click that began on it would be lost.
 * @param drawing the content of an `<svg>` element with the viewBox 0 0 24 24
 */
export const Icon = memo(({ drawing }: { drawing: string }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set at build time
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
));

export const iconStyles = () => `
  .icon {
    ${square("1.5em")}
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The icon of an entry. */
  li > .icon:has(+ h3) {
    ${square("min(2rem, 9vw)")}
    color: ${color.emphasis};
  }
  li > .icon + h3 {
    margin-top: ${space[4]};
  }
`;

/** The interface icons, from Lucide (ISC licence). They are in every page's script. */
export const drawings = {
  chevronDown: '<path d="m6 9 6 6 6-6"/>',
  arrowRight: '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>',
  arrowLeft: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
  external:
    '<path d="M15 3h6v6"/><path d="M10 14 21 3"/><path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>',
  download:
    '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>',
  menu: '<path d="M4 7h16"/><path d="M4 12h16"/><path d="M4 17h16"/>',
  close: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
  check: '<path d="M20 6 9 17l-5-5"/>',
  minus: '<path d="M5 12h14"/>',
  search: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>',
  facebook: '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>',
  instagram:
    '<rect width="20" height="20" x="2" y="2" rx="5"/><path d="M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37z"/><path d="M17.5 6.5h.01"/>',
  linkedin:
    '<path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z"/><rect width="4" height="12" x="2" y="9"/><circle cx="4" cy="4" r="2"/>',
  // Our own, in the same style.
  tiktok: '<path d="M13 3v12.5a4 4 0 1 1-4-4"/><path d="M13 3a6 6 0 0 0 6 6"/>',
  whatsapp:
    '<path d="M3 21l1.5-4.6A9 9 0 1 1 7.8 19.6z"/><path d="M9 8.5a6.5 6.5 0 0 0 6.5 6.5l.9-1.8-2.2-1.2-1 .9a4 4 0 0 1-2-2l.9-1-1.2-2.2z"/>',
  x: '<path d="M4 4h3.8L20 20h-3.8z"/><path d="m4.5 20 6-6.6"/><path d="m19.5 4-6 6.6"/>',
  youtube: '<rect width="20" height="15" x="2" y="4.5" rx="4"/><path d="m10 9 5 3-5 3z"/>',
} as const;
