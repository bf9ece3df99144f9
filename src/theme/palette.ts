/**
 * The brand's colours by their names. Only this folder uses them: everything else asks for a
 * meaning (`color.text`), so that a colour can change without anyone looking for it.
 */
export const palette = {
  deep: "#031f26",
  lagoon: "#06363d",
  lagoonLight: "#0b4a52",
  reefDark: "#0a6266",
  reef: "#0f7c80",
  reefLight: "#7fd4cf",
  foam: "#d7efec",
  mango: "#ffb238",
  mangoDark: "#8a5200",
  mangoPale: "#fff3dc",
  hibiscus: "#e2445c",
  hibiscusDark: "#a81f38",
  hibiscusPale: "#fde8eb",
  sand: "#fbf6ec",
  sandDark: "#efe6d3",
  white: "#ffffff",
  ink: "#0b1f24",
  inkSoft: "#43585d",
  mist: "#c6dad9",
  line: "#d9d2c2",
  lineStrong: "#75837f",
  lineDark: "#2d575d",
  lineDarkStrong: "#8fb0b1",
} as const;
