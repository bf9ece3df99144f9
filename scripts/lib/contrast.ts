/** The linear values of the sRGB channel values 0 to 255. */
const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns the relative luminance as defined by WCAG 2.2, from 0 to 1, for channels from 0 to 255. */
export const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** Returns the contrast ratio of two relative luminances as defined by WCAG 2.2, from 1 to 21. */
export const contrastOfLuminances = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
