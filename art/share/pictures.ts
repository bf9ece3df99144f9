import type { Picture } from "../picture";
import { shareGround, shareImage } from "./ground";

export const pictures: Picture[] = [
  {
    name: "share-ground",
    output: "content/share/ground.png",
    width: shareImage.width,
    height: shareImage.height,
    scale: 1,
    html: shareGround,
  },
];
