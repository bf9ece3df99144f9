import { appStyles } from "../app/screenPage";
import { registration } from "../app/screens/registration";
import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { nurseFigure } from "../portraits/nurse";
import { emptyStation } from "../scenes/ward";

const styles = `
  body { position: relative; width: 640px; height: 480px; background: #b5672a; }
  .place { position: absolute; inset: -16px; width: 672px; height: 512px; object-fit: cover; filter: blur(2.5px) saturate(.92); }
  .dusk { position: absolute; inset: 0; background: linear-gradient(90deg, rgb(3 31 38 / .12), rgb(3 31 38 / .42)); }
  .nurse { position: absolute; bottom: 0; filter: drop-shadow(0 8px 22px rgb(0 14 18 / .45)); }
  .phone { position: absolute; filter: drop-shadow(0 22px 24px rgb(0 14 18 / .5)); }`;

const place = (svg: string) =>
  `<img class="place" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}" alt="">`;

/** Draws the nurse, `height` px from the top of her head to the bottom of the frame. */
const nurseAt = (left: number, height: number) =>
  `<svg class="nurse" style="left:${left}px;" width="${height * 0.95}" height="${height}" viewBox="-30 60 860 905">${nurseFigure()}</svg>`;

const phoneAt = (screen: string, at: string) =>
  screen.replace('<div class="phone"', `<div class="phone" style="${at}"`);

/** A still from the film: the nurse next to the app, which has verified her. */
export const pictures: Picture[] = [
  {
    name: "film-register",
    output: "content/video-tutorial/scene-register.png",
    width: 640,
    height: 480,
    scale: 2,
    html: () =>
      htmlDocument({
        styles: appStyles + styles,
        body: `${place(emptyStation())}<i class="dusk"></i>${nurseAt(-26, 420)}${phoneAt(registration(), "left:370px;top:34px;zoom:.84;transform:rotate(4deg)")}`,
      }),
  },
];
