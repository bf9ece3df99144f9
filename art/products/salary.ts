import { icon } from "../app/icon";
import { drapedCloth } from "../madras/drape";
import { scenePage } from "./scene";
import { payday } from "./screens";

/** Renders the picture for salary loans: the phone on draped madras. */
export async function salary(): Promise<string> {
  const cloth = await drapedCloth({
    width: 1560,
    height: 1620,
    thread: 4,
    rotation: -13,
    foldSize: 640,
    depth: 0.62,
    foldDirection: 22,
    seed: 4,
    brightness: 1.16,
  });
  return scenePage(
    `<img src="${cloth}" alt=""><div class="shade"></div>${payday()}
    <div class="note-card"><span class="icon-tile dark-tile">${icon("briefcase-business", 34)}</span><span><b>Taken from your pay</b><br><small>30 December, nothing to do</small></span></div>`,
    `.shade { position: absolute; inset: 0; background: radial-gradient(circle at 50% 45%, transparent 30%, rgb(0 20 26 / .42)), linear-gradient(160deg, rgb(255 255 255 / .06), rgb(0 20 26 / .25)); }
    .scene .phone { left: 184px; top: 37px; zoom: 1.44; transform: rotate(-5deg); }
    .note-card { left: 452px; top: 736px; transform: rotate(2deg); }`,
  );
}
