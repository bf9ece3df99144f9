import { icon } from "../app/icon";
import { cardMark } from "../app/interface";
import { logoSvg } from "../brand/logo";
import { app, lender } from "../names";

export const receiptStyles = `
  .receipt { background: var(--reef); color: #fff; }
  .receipt .wash { position: absolute; inset: 0; background: radial-gradient(circle at 22% 12%, rgb(127 216 205 / .5), transparent 55%), linear-gradient(160deg, transparent 40%, rgb(3 31 38 / .5)); }
  .receipt .card { position: absolute; left: 92px; top: 74px; width: 458px; height: 272px; padding: 28px 30px; border-radius: 34px; transform: rotate(-6deg);
    box-shadow: 0 44px 70px -28px rgb(0 20 24 / .75); --bare: 44%; }
  .receipt .under { top: 92px; left: 116px; transform: rotate(4deg); background: var(--mango); box-shadow: 0 30px 60px -30px rgb(0 20 24 / .6); }
  .receipt .under::before { display: none; }
  .receipt .hidden { display: flex; gap: 9px; margin-top: 12px; }
  .receipt .hidden i { width: 15px; height: 15px; border-radius: 50%; background: #fff; }
  .receipt .float { left: 176px; top: 340px; width: 390px; padding: 16px 20px; color: var(--ink); }`;

/**
 * Draws step 4: the account's card with its balance hidden, and the notification of the transfer.
 */
export const receipt =
  () => `<div class="receipt"><i class="wash"></i><div class="card under"></div>
  <div class="card"><div class="top" style="font-size:19px"><span>${app} account</span><span style="zoom:1.4">${cardMark(logoSvg(18))}</span></div>
    <div><div style="font-size:17px;opacity:.85">Available</div><div class="hidden">${"<i></i>".repeat(6)}</div></div></div>
  <div class="float"><span class="icon-tile dark-tile">${icon("arrow-down-to-line", 23)}</span>
    <span style="flex:1"><b>Funds received</b><br><small>From your ${lender} loan</small></span><small style="align-self:flex-start">now</small></div></div>`;
