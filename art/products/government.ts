import { icon } from "../app/icon";
import { madrasTile } from "../madras/drawings";
import { colonnade } from "./colonnade";
import { officer } from "./officer";
import { scenePage } from "./scene";
import { officerProfile } from "./screens";

const cloth = `data:image/svg+xml;base64,${Buffer.from(madrasTile()).toString("base64")}`;

/** The ribbon of the badge: two lengths of madras that meet in a clip. */
const ribbon = `<svg viewBox="0 0 1040 1080" style="filter:drop-shadow(10px 14px 9px rgb(0 20 26 / .45))"><defs>
    <pattern id="cloth" width="108" height="108" patternUnits="userSpaceOnUse" patternTransform="rotate(9)"><image href="${cloth}" width="108" height="108"/></pattern>
    <pattern id="clothBack" width="108" height="108" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)"><image href="${cloth}" width="108" height="108"/></pattern></defs>
  <path d="M352 -10h58L286 486h-50Z" fill="url(#clothBack)"/><path d="M352 -10h58L286 486h-50Z" fill="#021a20" opacity=".42"/>
  <path d="M112 -10h58L288 486h-52Z" fill="url(#cloth)"/>
  <rect x="230" y="470" width="64" height="40" rx="10" fill="#d5dedb"/><rect x="230" y="470" width="64" height="13" rx="6" fill="#fff"/>
  <path d="M262 506v34" stroke="#aebbb8" stroke-width="14" stroke-linecap="round"/></svg>`;

/** Renders the picture for government employee loans: a portico, a public officer's badge, and the phone. */
export const government = () =>
  scenePage(
    `${colonnade}<div class="dusk"></div>${officerProfile()}${ribbon}
    <div class="badge"><i class="slot"></i><div class="head">${icon("landmark", 34)}<span>Public officer</span></div>
      <div class="face">${officer(124, 158)}</div><i style="width:74%;height:20px;background:var(--lagoon)"></i><i style="width:50%"></i><i style="width:60%"></i></div>`,
    `.dusk { position: absolute; inset: 0; background: linear-gradient(115deg, rgb(2 26 32 / .1) 40%, rgb(2 26 32 / .55)); }
    .scene .phone { left: 386px; top: 160px; zoom: 1.36; transform: rotate(3deg); }
    .badge { position: absolute; left: 112px; top: 520px; width: 300px; height: 430px; border-radius: 30px; background: linear-gradient(165deg, #fff, #e9f1ec); transform: rotate(-3deg); transform-origin: 50% 0;
      padding: 62px 30px 0; box-shadow: 0 40px 60px -22px rgb(0 20 26 / .7), 0 3px 6px rgb(0 20 26 / .2); }
    .badge .slot { position: absolute; left: 50%; top: 18px; width: 78px; height: 18px; margin-left: -39px; border-radius: 9px; background: #0b4a50; }
    .badge .head { display: flex; gap: 13px; align-items: center; font: 700 25px "Figtree"; color: var(--lagoon); }
    .badge .face { height: 158px; margin: 22px 0 20px; border-radius: 20px; background: #c4e3db; color: var(--lagoon); display: grid; place-items: end center; overflow: hidden; }
    .badge > i:not(.slot) { display: block; height: 13px; border-radius: 10px; background: #b9cbc6; margin-top: 14px; }`,
  );
