import { logoSvg } from "../../brand/logo";
import { app } from "../../names";
import { cardMark } from "../interface";
import { phone } from "../phone";

export const welcomeStyles = `
  .welcome { flex: 1; display: flex; flex-direction: column; min-height: 0; }
  .fan { position: relative; flex: none; height: 306px; margin-top: -46px; overflow: hidden;
    background: radial-gradient(closest-side at 50% 56%, #17696b, transparent); }
  .fan .card { position: absolute; left: 48px; top: 106px; width: 220px; height: 138px; padding: 15px 16px; }
  .fan .back { --bare: 0%; transform: rotate(-13deg) translate(-14px, -20px); filter: saturate(.85); }
  .fan .front { --bare: 40%; transform: rotate(5deg) translate(8px, 14px); }
  .welcome h1 { font-size: 40px; line-height: 1; }`;

/** Draws the first screen of the app, before registration. */
export const welcome = () =>
  phone({
    dark: true,
    content: `<div class="welcome"><div class="fan">
        <div class="card back"></div>
        <div class="card front"><div class="top"><span>${app} account</span></div>
          <div class="top"><span style="letter-spacing:.14em">•••• 0142</span>${cardMark(logoSvg(17))}</div></div>
      </div>
      <div class="body"><h1>Welcome<br>to ${app}</h1>
        <p class="quiet" style="margin-top:12px;font-size:15.5px">One wallet to be paid, to pay,<br>and to borrow on your salary.</p></div>
      <div class="foot"><div class="button mango">Open an account</div><div class="button plain">I have one already</div></div></div>`,
  });
