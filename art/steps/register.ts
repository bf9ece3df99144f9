import { icon } from "../app/icon";
import { likeness } from "../app/likeness";
import { phone } from "../app/phone";

export const registerStyles = `
  .register { background: #d9ece5; }
  .register .disc { position: absolute; left: 118px; top: -70px; width: 640px; height: 640px; border-radius: 50%; background: #c6e2d9; }
  .register .phone { position: absolute; left: 178px; top: 42px; zoom: 1.12; }
  .finder { position: relative; margin: 18px 0 0; height: 186px; border-radius: 24px; background: #0d2a30; overflow: hidden; }
  .finder .corner { position: absolute; width: 30px; height: 30px; border: 3.5px solid var(--mango); }
  .identity { position: absolute; left: 28px; top: 27px; width: 220px; height: 132px; border-radius: 12px; background: linear-gradient(160deg, #f5fbf7, #cfe6df); padding: 12px 14px; }
  .identity svg.guilloche { position: absolute; inset: 0; width: 100%; height: 100%; opacity: .5; }
  .identity .likeness { position: absolute; left: 14px; top: 38px; width: 58px; height: 74px; border-radius: 8px; background: #9fc9c3; overflow: hidden; }
  .identity i { position: absolute; left: 86px; height: 7px; border-radius: 4px; background: #6f938f; }
  .beam { position: absolute; left: 14px; right: 14px; top: 92px; height: 2.5px; border-radius: 2px; background: var(--mango); box-shadow: 0 0 18px 5px rgb(255 178 56 / .55); }
  .confirmed { position: absolute; right: 38px; top: 372px; }`;

const lines = [
  [40, 96],
  [55, 118],
  [70, 74],
  [92, 110],
  [106, 52],
].map(([top, width]) => `<i style="top:${top}px;width:${width}px"></i>`);

const waves = Array.from(
  { length: 9 },
  (_, row) =>
    `<path d="M0 ${12 + row * 15}q28 -22 55 0t55 0t55 0t55 0" fill="none" stroke="#8fc7bf" stroke-width="1"/>`,
).join("");

/** Draws step 1: the phone scans an identity card. */
export const register = () => `<div class="register"><i class="disc"></i>${phone({
  content: `<div class="body" style="padding-top:12px"><h1>Scan your ID</h1>
    <p class="quiet" style="margin-top:5px">Hold the card inside the frame.</p>
    <div class="finder"><div class="identity"><svg class="guilloche" viewBox="0 0 220 132" preserveAspectRatio="none">${waves}</svg>
      <span style="position:relative;font-weight:700;font-size:11px;letter-spacing:.08em;color:#0d4f52">IDENTITY CARD</span>
      <span class="likeness">${likeness(58, 74)}</span>${lines.join("")}</div>
      <span class="corner" style="left:14px;top:14px;border-width:3.5px 0 0 3.5px;border-top-left-radius:14px"></span>
      <span class="corner" style="right:14px;top:14px;border-width:3.5px 3.5px 0 0;border-top-right-radius:14px"></span>
      <span class="corner" style="left:14px;bottom:14px;border-width:0 0 3.5px 3.5px;border-bottom-left-radius:14px"></span>
      <span class="corner" style="right:14px;bottom:14px;border-width:0 3.5px 3.5px 0;border-bottom-right-radius:14px"></span>
      <i class="beam"></i></div></div>`,
})}<div class="float confirmed"><span class="icon-tile" style="background:#d8f0e6;color:#0d5c3a">${icon("shield-check", 21)}</span>
  <span><b>ID confirmed</b><br><small>Your account is ready</small></span></div></div>`;
