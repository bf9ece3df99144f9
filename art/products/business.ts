import { drapedCloth } from "../madras/drape";
import { scenePage } from "./scene";
import { shopProfile } from "./screens";
import { shopFront } from "./shopFront";

const scallop = 130;

/** Returns the outline of the awning in px: a straight top and eight round scallops. */
function awning(bottom: number): string {
  const arcs = `a${scallop / 2} 52 0 0 1 ${-scallop} 0`.repeat(8);
  return `M0 0H1040V${bottom}${arcs}Z`;
}

const line = (width: number, strong = false) =>
  `<i style="width:${width}%;${strong ? "background:#8ea3a4" : ""}"></i>`;

/** Renders the picture for business loans: a shop under a madras awning, an invoice, and the phone. */
export async function business(): Promise<string> {
  const cloth = await drapedCloth({
    width: 1560,
    height: 400,
    thread: 3,
    rotation: 0,
    foldSize: 195,
    depth: 0.42,
    foldDirection: 0,
    seed: 9,
    brightness: 1.12,
  });
  return scenePage(
    `${shopFront}<div class="awning-shade"></div><div class="awning"><img src="${cloth}" alt=""></div>
    <div class="invoice-shade"></div><div class="invoice"><h2>Invoice</h2><div class="to">${line(58, true)}${line(40)}</div>
      ${[72, 54, 66].map((width) => `<div class="item">${line(width)}<b></b></div>`).join("")}<div class="sum">${line(30, true)}<b></b></div></div>
    ${shopProfile()}`,
    `.awning { position: absolute; left: 0; top: 0; width: 1040px; height: 262px; clip-path: path("${awning(206)}"); }
    .awning img { position: absolute; left: 0; top: 0; width: 1040px; height: 262px; }
    .awning::after { content: ""; position: absolute; inset: 0; background: linear-gradient(rgb(255 255 255 / .1), rgb(0 20 26 / .1) 138px, rgb(0 14 18 / .6) 142px, rgb(0 14 18 / .12) 166px, rgb(0 14 18 / .3)); }
    .awning-shade { position: absolute; left: -30px; top: 0; width: 1100px; height: 330px; background: rgb(92 40 0 / .42); clip-path: path("${awning(262)}"); }
    .invoice { position: absolute; left: 42px; top: 640px; width: 286px; height: 384px; padding: 34px 28px; background: #fffdf8; transform: rotate(-5deg);
      clip-path: polygon(${zigzag()}); }
    .invoice-shade { position: absolute; left: 50px; top: 660px; width: 286px; height: 372px; transform: rotate(-5deg); background: rgb(2 26 32 / .5); filter: blur(16px); }
    .invoice h2 { font: 700 42px "Bricolage Grotesque"; letter-spacing: -.02em; }
    .invoice i { display: block; height: 11px; border-radius: 6px; background: #cfd8d4; margin-top: 12px; }
    .invoice .to { margin-bottom: 22px; }
    .invoice .item, .invoice .sum { display: flex; align-items: center; justify-content: space-between; border-top: 2px dashed #e4dccb; height: 46px; }
    .invoice .item i, .invoice .sum i { margin: 0; } .invoice .item b { width: 46px; height: 11px; border-radius: 6px; background: #cfd8d4; }
    .invoice .sum b { width: 74px; height: 17px; border-radius: 9px; background: var(--reef); }
    .scene .phone { left: 388px; top: 204px; zoom: 1.36; transform: rotate(5deg); }`,
  );
}

/** Returns the torn lower edge of the invoice as a polygon, in per cent. */
function zigzag(): string {
  const teeth = 14;
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, index) => {
    const x = 100 - (index * 100) / (teeth * 2);
    return `${x.toFixed(2)}% ${index % 2 === 0 ? 100 : 97.4}%`;
  });
  return `0 0, 100% 0, ${edge.join(", ")}`;
}
