import { htmlDocument } from "../document";
import { appStyles } from "./screenPage";
import { progress } from "./screens/progress";

/** The thickness of the phone in CSS px, which is the number of stacked copies of its outline. */
const thickness = 12;

/** Draws the phone in front of the hero's chart, rotated and with its own shadow. */
export function heroPhone(): string {
  const edges = Array.from({ length: thickness }, (_, depth) => {
    const light = depth < 2 ? "#7d8d90" : depth > thickness - 3 ? "#0a1215" : "#2b3a3e";
    return `<i class="edge" style="transform: translateZ(${-depth - 1}px); background: ${light}"></i>`;
  });
  // Chromium blurs rotated layers, so they are rasterised at twice the size and then scaled down.
  return htmlDocument({
    styles: `${appStyles}
      .scene { width: 440px; height: 780px; display: grid; place-items: center; perspective: 1900px; }
      .turned { position: relative; width: 680px; height: 1348px; margin: -284px -120px; transform-style: preserve-3d; transform: rotateX(5deg) rotateY(-15deg) rotateZ(4.5deg) scale3d(.5, .5, .5); }
      .turned > * { will-change: transform; zoom: 2; }
      .edge { position: absolute; inset: 0; border-radius: 58px; }
      .shadow { position: absolute; inset: 34px -6px -22px 22px; border-radius: 80px; background: rgb(0 12 16 / .62); filter: blur(26px);
        transform: translateZ(-40px); }
      .glare { position: absolute; inset: 12px; border-radius: 46px; transform: translateZ(1px);
        background: linear-gradient(118deg, rgb(255 255 255 / .16) 0 22%, transparent 22.3%); }`,
    body: `<div class="scene"><div class="turned"><i class="shadow"></i>${edges.reverse().join("")}${progress()}</div></div>`,
  });
}
