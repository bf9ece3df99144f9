import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { land } from "./land";
import { panorama } from "./panorama";
import { sky } from "./sky";

const PLACES = ["register", "apply", "approved", "funds"];
const WIDTH = panorama.width / PLACES.length;

/** The places of one panorama, for the steps of How it Works. Without a gap they are one picture. */
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
