/**
 * The brand's colours by name. Components use tokens that have a meaning instead (`color.text`), so a colour
 * can be changed in one file. Each is a separate export, so bundles contain only the colours that they use.
 */

export const deep = "#031f26";
export const lagoon = "#06363d";
export const lagoonLight = "#0b4a52";
export const reefDark = "#0a6266";
export const reef = "#0f7c80";
export const reefLight = "#7fd4cf";
export const foam = "#d7efec";
export const mango = "#ffb238";
export const mangoDark = "#8a5200";
export const mangoPale = "#fff3dc";
export const hibiscus = "#e2445c";
export const hibiscusDark = "#a81f38";
export const hibiscusPale = "#fde8eb";
export const sand = "#fbf6ec";
export const sandDark = "#efe6d3";
export const white = "#ffffff";
export const ink = "#0b1f24";
export const inkSoft = "#43585d";
export const mist = "#c6dad9";
export const line = "#d9d2c2";
export const lineStrong = "#75837f";
export const lineDark = "#2d575d";
export const lineDarkStrong = "#8fb0b1";
