/** The brand's colours. `src/theme` keeps the site's own tokens; these are for the pictures only. */
export const palette = {
  /** Dark ground of header, footer and cards. */
  lagoon: "#06363d",
  /** The darkest ground: open sea, shadows. */
  deep: "#031f26",
  /** The brand's green-blue. */
  reef: "#0f7c80",
  /** Reef in shallow water: highlights on dark ground. */
  shallows: "#7fd8cd",
  /** The warm accent: marks, calls to action. */
  mango: "#ffb238",
  /** The second accent, used sparingly. */
  hibiscus: "#e2445c",
  /** Light ground. */
  sand: "#fbf6ec",
  /** Sand in shade: rules and quiet surfaces on light ground. */
  beach: "#efe6d3",
  /** Text on light ground. */
  ink: "#0b1f24",
  /** Quiet text on light ground. */
  slate: "#4a5f64",
  /** Success on light ground. */
  leaf: "#157a4b",
  white: "#ffffff",
} as const;

export type PaletteColour = keyof typeof palette;
