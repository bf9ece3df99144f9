import { palette } from "../palette";

/**
 * Draws the mark: four triangles that meet in the centre of a square of 64 units.
 * @param corner the radius of the square's corners, in units
 */
function logoMark(corner = 18): string {
  const clip = `mark-${corner}`;
  // The triangles overlap slightly, so that there is no visible seam between them.
  return `<clipPath id="${clip}"><rect width="64" height="64" rx="${corner}"/></clipPath>
  <g clip-path="url(#${clip})"><path fill="${palette.white}" d="M0 0h64v64H0z"/>
  <path fill="${palette.reefLight}" d="M0 0l32.3 32L0 64z"/>
  <path fill="${palette.mango}" d="M64 0v64L31.7 32z"/>
  <path fill="${palette.hibiscus}" d="M0 64l32-32 32 32z"/></g>`;
}

/** Draws the mark in a dark frame, so that its white quarter is visible on a light background. */
export const framedMark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="19" fill="${palette.deep}"/><g transform="translate(5.5 5.5) scale(.828)">${logoMark(17)}</g></svg>`;

/** Returns the mark as a complete SVG of `size` px. */
export function logoSvg(size: number, corner = 18): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${logoMark(corner)}</svg>`;
}
