import { logoSvg } from "../../brand/logo";
import { icon } from "../icon";
import { cardMark, titleBar } from "../interface";
import { phone } from "../phone";

const row = (label: string, value: string) =>
  `<div class="row" style="padding:6.5px 0;font-size:13.5px"><span class="quiet">${label}</span><b>${value}</b></div>`;

export const offer = () =>
  phone({
    content: `${titleBar("Salary loan")}<div class="body">
      <h1 style="margin-bottom:9px">Your offer</h1>
      <div class="card" style="height:112px;padding:12px 16px"><div class="top"><span>Salary loan</span>${cardMark(logoSvg(18))}</div>
        <div><div style="font-size:12.5px;opacity:.82">You receive</div>
        <div class="money" style="font-size:33px;line-height:1.1">$12,000.00</div></div></div>
      <div class="rows" style="margin-top:4px">
        ${row("12 monthly payments", "$1,240.00")}
        ${row("Cost of credit", "$2,880.00")}${row("Total to repay", "$14,880.00")}
        ${row("Annual rate, nominal", "41.70%")}${row("Annual rate, effective", "50.67%")}
        ${row("First instalment", "30 Oct, from pay")}</div>
      <div class="note" style="display:flex;gap:9px;align-items:center;margin-top:7px;padding:9px 12px;border-radius:14px;background:#e3efe9"><span style="color:var(--reefDark)">${icon("hand-coins", 18)}</span>
        <span><b>Repay early without a penalty.</b><br>After 7 months, the total is <b class="figures">$13,680.00</b>.</span></div>
    </div><div class="foot"><div class="button">Accept offer</div><div class="button plain">Read the agreement</div></div>`,
  });
