import { logoSvg } from "../../brand/logo";
import { app, lender } from "../../names";
import { icon } from "../icon";
import { tabs } from "../interface";
import { phone } from "../phone";

export const fundsStyles = `
  .avatar { width: 38px; height: 38px; border-radius: 50%; background: var(--hibiscus); color: #fff; font-weight: 700; font-size: 14px; display: grid; place-items: center; }
  .actions { display: grid; grid-template-columns: repeat(4, 1fr); margin: 17px 0 15px; }
  .actions span { display: grid; justify-items: center; gap: 6px; font-size: 12px; font-weight: 600; }
  .actions i { width: 46px; height: 46px; border-radius: 16px; background: #fff; display: grid; place-items: center; color: var(--lagoon);
    box-shadow: 0 1px 2px rgb(11 31 36 / .08), 0 6px 14px -10px rgb(11 31 36 / .3); }
  .notice { position: absolute; z-index: 5; left: 10px; right: 10px; top: 44px; display: flex; gap: 11px; align-items: center; padding: 11px 13px; border-radius: 20px;
    background: rgb(255 255 255 / .97); color: var(--ink); box-shadow: 0 14px 34px -10px rgb(3 31 38 / .45), 0 0 0 1px rgb(11 31 36 / .05); font-size: 13px; line-height: 1.3; }`;

const action = (name: string, label: string) => `<span><i>${icon(name, 20)}</i>${label}</span>`;

const entry = (
  tile: string,
  style: string,
  title: string,
  detail: string,
  amount: string,
  gain = false,
) => `
  <div class="row" style="padding:9px 0"><span class="icon-tile ${style}">${tile}</span>
  <span style="flex:1;line-height:1.3;font-weight:600">${title}<br><span class="quiet" style="font-size:12px;font-weight:500">${detail}</span></span>
  <b style="${gain ? "color:var(--reefDark)" : ""}">${amount}</b></div>`;

export const funds = () =>
  phone({
    content: `<div class="notice"><span class="icon-tile dark-tile">${icon("arrow-down-to-line", 20)}</span>
        <span style="flex:1"><b>Funds received</b><br><span class="figures">$12,000.00 is in your account.</span></span><span class="quiet" style="font-size:12px;align-self:flex-start">now</span></div>
      <div class="body" style="padding-top:74px">
      <div class="card" style="height:142px"><div class="top"><span>${app} account</span>${cardChip()}</div>
        <div><div style="font-size:12.5px;opacity:.82">Available</div><div class="money" style="font-size:35px;line-height:1.1">$12,460.25</div></div></div>
      <div class="actions">${action("send", "Send")}${action("scan-line", "Pay")}${action("plus", "Top up")}${action("landmark", "To bank")}</div>
      <div style="display:flex;justify-content:space-between;align-items:baseline"><h2>Latest</h2><span style="color:var(--reef);font-weight:600;font-size:12.5px">See all</span></div>
      <div class="rows">${entry(logoSvg(40, 13), "", `${lender} salary loan`, "Today, 9:41 AM", "+$12,000.00", true)}
        ${entry(icon("shopping-basket", 19), "mango", "Market, Arima", "Yesterday", "−$186.40")}
        ${entry(icon("zap", 19), "hibiscus", "Electricity", "Mon 28 Sep", "−$312.75")}</div>
    </div>${tabs("Home")}`,
  });

function cardChip(): string {
  return `<span style="display:flex;background:rgb(3 31 38 / .72);padding:5px 7px;border-radius:9px">${icon("eye", 16)}</span>`;
}
