import { likeness } from "../app/likeness";
import { appStyles } from "../app/screenPage";
import { approved } from "../app/screens/approved";
import { funds } from "../app/screens/funds";
import { prequalification } from "../app/screens/prequalification";
import { registration } from "../app/screens/registration";
import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { nurseFigure } from "../portraits/nurse";
import { harbour } from "../scenes/harbour";
import { market } from "../scenes/market";
import { emptyStation } from "../scenes/ward";

const styles = `
  body { position: relative; width: 640px; height: 480px; background: #b5672a; }
  .place { position: absolute; inset: -16px; width: 672px; height: 512px; object-fit: cover; filter: blur(2.5px) saturate(.92); }
  .dusk { position: absolute; inset: 0; background: linear-gradient(90deg, rgb(3 31 38 / .12), rgb(3 31 38 / .42)); }
  .nurse { position: absolute; bottom: 0; filter: drop-shadow(0 8px 22px rgb(0 14 18 / .45)); }
  .phone { position: absolute; filter: drop-shadow(0 22px 24px rgb(0 14 18 / .5)); }
  .boards { position: absolute; inset: 0; background: repeating-linear-gradient(90deg, transparent 0 124px, rgb(61 28 6 / .45) 124px 127px), linear-gradient(150deg, #c47a3a, #8a4a10); }
  .paper { position: absolute; padding: 30px 28px; background: #fffdf8; box-shadow: 0 16px 26px -8px rgb(40 16 0 / .55); }
  .paper h2 { font: 700 25px "Bricolage Grotesque"; letter-spacing: -.02em; margin-bottom: 16px; }
  .paper i { display: block; height: 8px; border-radius: 4px; background: #cfd8d4; margin-top: 13px; }
  .paper i.sum { background: var(--reef); height: 13px; }
  .identity { position: absolute; left: 262px; top: 296px; width: 214px; height: 136px; border-radius: 14px; padding: 14px 16px; transform: rotate(7deg);
    background: linear-gradient(160deg, #f5fbf7, #bfe0d8); box-shadow: 0 14px 22px -8px rgb(40 16 0 / .55); }
  .identity b { font-size: 12px; letter-spacing: .08em; color: #0d4f52; }
  .identity span { position: absolute; left: 16px; top: 40px; width: 62px; height: 80px; border-radius: 8px; overflow: hidden; background: #9fc9c3; }
  .identity i { position: absolute; left: 92px; height: 7px; border-radius: 4px; background: #6f938f; }`;

const place = (svg: string) =>
  `<img class="place" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}" alt="">`;

/** Draws the nurse, `height` px high from the crown to the lower edge of the frame. */
const nurseAt = (left: number, height: number, isTurned = false) =>
  `<svg class="nurse" style="left:${left}px;${isTurned ? "transform:scaleX(-1)" : ""}" width="${height * 0.95}" height="${height}" viewBox="-30 60 860 905">${nurseFigure()}</svg>`;

const phoneAt = (screen: string, at: string) =>
  screen.replace('<div class="phone"', `<div class="phone" style="${at}"`);

const lines = (widths: number[], strong = "") =>
  `${widths.map((width) => `<i style="width:${width}%"></i>`).join("")}${strong}`;

const papers = `<i class="boards"></i>
  <div class="paper" style="left:34px;top:22px;width:214px;height:270px;transform:rotate(-6deg)"><h2>Job letter</h2>${lines([46, 92, 88, 95, 84, 90, 60])}</div>
  <div class="paper" style="left:58px;top:236px;width:220px;height:284px;transform:rotate(3deg)"><h2>Pay slip</h2>${lines([80, 94, 72, 90], '<i class="sum" style="width:52%"></i>')}</div>
  <div class="identity"><b>IDENTITY CARD</b><span>${likeness(62, 80)}</span>${[
    [48, 96],
    [66, 70],
    [84, 88],
  ]
    .map(([top, width]) => `<i style="top:${top}px;width:${width}px"></i>`)
    .join("")}</div>`;

const frame = (name: string, body: () => string): Picture => ({
  name: `film-${name}`,
  output: `content/video-tutorial/scene-${name}.png`,
  width: 640,
  height: 480,
  scale: 2,
  html: () => htmlDocument({ styles: appStyles + styles, body: body() }),
});

/** The scenes of the film in which the nurse takes a loan. */
export const pictures: Picture[] = [
  frame(
    "register",
    () =>
      `${place(emptyStation())}<i class="dusk"></i>${nurseAt(-26, 420)}${phoneAt(registration(), "left:370px;top:34px;zoom:.84;transform:rotate(4deg)")}`,
  ),
  frame(
    "apply",
    () =>
      `${papers}${phoneAt(prequalification(), "left:500px;top:34px;zoom:.78;transform:rotate(-4deg)")}`,
  ),
  frame(
    "approved",
    () =>
      `${place(harbour())}<i class="dusk"></i>${nurseAt(270, 400, true)}${phoneAt(approved(), "left:64px;top:42px;zoom:.84;transform:rotate(-5deg)")}`,
  ),
  frame(
    "funds",
    () =>
      `${place(market())}<i class="dusk"></i>${nurseAt(10, 340)}${phoneAt(funds(), "left:404px;top:40px;zoom:.8;transform:rotate(5deg)")}`,
  ),
];
