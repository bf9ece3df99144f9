import { appStyles } from "../app/screenPage";
import { htmlDocument } from "../document";
import { productStyles } from "./screens";

export const sceneSize = { width: 1040, height: 1080 };

const styles = `
  .scene { position: relative; width: 1040px; height: 1080px; overflow: hidden; }
  .scene > svg, .scene > img { position: absolute; inset: 0; width: 1040px; height: 1080px; }
  .scene .phone { position: absolute; filter: drop-shadow(0 34px 34px rgb(0 14 18 / .5)) drop-shadow(0 6px 8px rgb(0 14 18 / .35)); }
  .paid-dot { background: #cfe9df; color: #0d5c3a; }
  .note-card { position: absolute; display: flex; gap: 20px; align-items: center; padding: 20px 30px 20px 20px; border-radius: 34px; background: #fff; font-size: 27px; line-height: 1.28;
    box-shadow: 0 34px 60px -20px rgb(0 14 18 / .6), 0 2px 4px rgb(0 14 18 / .15); }
  .note-card small { font-size: 22px; color: var(--inkSoft); }
  .note-card .icon-tile { width: 72px; height: 72px; border-radius: 24px; }`;

/** Returns a product's document. The parts of `body` are ordered from back to front. */
export const scenePage = (body: string, sceneStyles: string) =>
  htmlDocument({
    styles: appStyles + productStyles + styles + sceneStyles,
    body: `<div class="scene">${body}</div>`,
  });
