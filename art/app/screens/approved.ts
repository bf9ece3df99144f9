import { icon } from "../icon";
import { titleBar } from "../interface";
import { phone } from "../phone";

export const approvedStyles = `
  .halo { position: relative; width: 148px; height: 148px; margin: 6px auto 10px; display: grid; place-items: center; }
  .halo::before { content: ""; position: absolute; inset: -60px; background: radial-gradient(closest-side, rgb(255 178 56 / .34), rgb(255 178 56 / .1) 55%, transparent); }
  .halo i { position: absolute; border: 1.5px solid var(--mango); border-radius: 50%; }
  .halo b { position: relative; width: 74px; height: 74px; border-radius: 50%; background: var(--mango); color: #231500; display: grid; place-items: center; }
  .trail { position: relative; display: grid; gap: 15px; padding: 17px 16px; border-radius: 20px; background: rgb(255 255 255 / .07);
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / .09); }
  .trail div { display: grid; grid-template-columns: 22px 1fr auto; gap: 11px; align-items: center; font-size: 13.5px; font-weight: 600; }
  .trail div > i { position: relative; width: 20px; height: 20px; border-radius: 50%; background: #2c8f89; display: grid; place-items: center; }
  .trail div + div > i::before { content: ""; position: absolute; left: 9px; bottom: 20px; width: 2px; height: 16px; background: #2c8f89; }
  .trail .last > i { background: var(--mango); color: #231500; }`;

const moment = (label: string, time: string, last = false) =>
  `<div class="${last ? "last" : ""}"><i>${icon("check", 13, 3.2)}</i>${label}<span class="quiet figures" style="font-weight:500;font-size:12.5px">${time}</span></div>`;

export const approved = () =>
  phone({
    dark: true,
    content: `${titleBar("Decision")}<div class="body" style="text-align:center">
      <div class="halo"><i style="inset:0;opacity:.22"></i><i style="inset:18px;opacity:.5"></i><b>${icon("check", 40, 3)}</b></div>
      <h1 style="font-size:34px">You're approved</h1>
      <p class="quiet" style="margin:8px 12px 20px;font-size:14.5px">We decide within 48 hours.<br>Yours took 31 hours.</p>
      <div class="trail" style="text-align:left">${moment("Applied", "Mon, 9:12 AM")}${moment("Reviewed", "Tue, 10:30 AM")}${moment("Approved", "Tue, 4:12 PM", true)}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:18px;padding:0 4px;text-align:left">
        <span><span class="quiet" style="font-size:12.5px">Salary loan, 12 months</span><br><span class="money" style="font-size:27px;line-height:1.15">$12,000.00</span></span>
        <span class="chip">${icon("check", 13, 3)}Approved</span></div>
    </div><div class="foot"><div class="button mango">See your offer</div></div>`,
  });
