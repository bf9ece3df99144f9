import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { land } from "./land";
import { panorama } from "./panorama";
import { sky } from "./sky";

const PLACES = ["register", "apply", "approved", "funds"];
const WIDTH = panorama.width / PLACES.length;

/** The places in a panorama, for the steps of How It Works. Side by side, they form a single picture. */
export const pictures: Picture[] = PLACES.map((name, index) => ({
  name: `step-${name}`,
  output: `content/home/step-${name}.png`,
  width: WIDTH,
  height: panorama.height,
  scale: 2,
  html: () =>
    htmlDocument({
      styles: `svg { position: absolute; left: ${-index * WIDTH}px; }`,
      body: sky() + land(),
    }),
}));
