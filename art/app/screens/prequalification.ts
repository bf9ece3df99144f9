import { icon } from "../icon";
import { titleBar } from "../interface";
import { phone } from "../phone";

export const prequalificationStyles = `
  .steps { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5px; margin: 6px 0 16px; }
  .steps i { height: 4px; border-radius: 2px; background: #e2d9c6; }
  .steps .done { background: var(--reef); }
  .amount { font-size: 45px; line-height: 1; margin: 18px 0 14px; }
  .slider { position: relative; height: 6px; border-radius: 3px; background: #e2d9c6; margin: 6px 0 10px; }
  .slider b { position: absolute; left: 0; top: 0; bottom: 0; width: 15.6%; border-radius: 3px; background: var(--reef); }
  .slider i { position: absolute; left: 15.6%; top: -9px; width: 24px; height: 24px; margin-left: -12px; border-radius: 50%; background: #fff;
    border: 7px solid var(--reef); box-shadow: 0 2px 6px rgb(11 31 36 / .25); }
  .ends { display: flex; justify-content: space-between; font-size: 12px; }
  .terms { display: grid; grid-template-columns: repeat(6, 1fr); gap: 7px; margin-top: 9px; }
  .papers { display: flex; gap: 12px; align-items: center; margin-top: 11px; padding: 10px 14px; border-radius: 18px; background: #fff; font-size: 13px; line-height: 1.35; }
  .terms span { height: 40px; border-radius: 13px; background: #fff; display: grid; place-items: center; font-weight: 600;
    box-shadow: inset 0 0 0 1px #e2d9c6; }
  .terms .chosen { background: var(--lagoon); color: #fff; box-shadow: none; }`;

/** Every term on offer, in months. */
const terms = Array.from({ length: 11 }, (_, index) => index + 2)
  .map((months) => `<span${months === 12 ? ' class="chosen"' : ""}>${months}</span>`)
  .join("");

/** Draws the standalone calculator's figures for 12,000 over 12 months at a flat 2% a month. */
export const prequalification = () =>
  phone({
    content: `${titleBar("Pre-qualification")}<div class="body">
      <div class="steps"><i class="done"></i><i></i><i></i></div>
      <h1>How much do<br>you need?</h1>
      <div class="amount money">$12,000.00</div>
      <div class="slider"><b></b><i></i></div>
      <div class="ends quiet figures"><span>$5,000</span><span>$50,000</span></div>
      <h2 style="margin-top:15px">Repay over, in months</h2>
      <div class="terms figures">${terms}</div>
      <p class="note quiet" style="margin:11px -6px 0;text-align:center;font-size:13px">About <b class="figures" style="color:var(--ink)">$1,240.00</b> a month, $14,880.00 in total.<br>2% a month flat, 50.67% a year effective.</p>
      <div class="papers"><span class="icon-tile">${icon("file-check", 19)}</span><span><b>No documents yet</b><br><span class="quiet">Those come when you apply</span></span></div>
    </div><div class="foot"><div class="button">See if I pre-qualify</div></div>`,
  });
