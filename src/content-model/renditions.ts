/**
 * How the build renders pictures, by where pages use them. The values are arguments for `gatsbyImageData`,
 * with breakpoints in pixels. Each rendition has its own fragment, such as `PhonePicture`.
 */
export const RENDITIONS = {
  /** In a column or on a card. */
  column: "breakpoints: [264, 324, 396, 480, 580, 700, 850, 1040, 1280]",
  /** As wide as the page's content. */
  page: "breakpoints: [396, 480, 580, 700, 850, 1040, 1280, 1560], quality: 55",
  /** A screenshot of the app on a phone, with a transparent background. */
  phone: "breakpoints: [144, 176, 212, 256, 304, 368, 440, 530, 640, 740], quality: 42",
  /** Like `phone`, but as one of several in a row. */
  phoneInRow: "breakpoints: [144, 176, 212, 256, 304, 368, 440, 530], quality: 42",
  /** A small picture in a list. */
  thumbnail: "breakpoints: [112, 138, 168, 200, 244, 300, 364]",
  /** In a column, for a picture with fine lines, such as a portrait in front of a chart. */
  fine: "breakpoints: [140, 264, 324, 396, 480, 580, 700, 850, 1040, 1280], quality: 58",
  /** A portrait that is just as small on phones as on wide screens. */
  portrait: "breakpoints: [140, 272, 324, 396, 480, 580, 700]",
  hero: "breakpoints: [960, 1440, 1920, 2880]",
  heroUpright: "breakpoints: [480, 720, 960, 1290]",
  heroPhone: "breakpoints: [256, 304, 368, 440, 530, 640, 740, 900, 1100]",
  chart: "aspectRatio: 3, breakpoints: [480, 840, 1680], quality: 37",
} as const;

export type Rendition = keyof typeof RENDITIONS;
