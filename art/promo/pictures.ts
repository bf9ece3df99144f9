import type { Picture } from "../picture";
import { executives } from "./executives";

export const pictures: Picture[] = [
  {
    name: "executives-promo",
    output: "content/home/executives-promo.png",
    width: 640,
    height: 800,
    scale: 2,
    html: () => executives("poster"),
  },
  {
    name: "executives-promo-narrow",
    output: "content/home/executives-promo-narrow.png",
    width: 414,
    height: 200,
    scale: 3,
    html: () => executives("narrow"),
  },
];
