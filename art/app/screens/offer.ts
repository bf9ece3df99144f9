import { logoSvg } from "../../brand/logo";
import { icon } from "../icon";
import { cardMark, titleBar } from "../interface";
import { phone } from "../phone";

const row = (label: string, value: string) =>
  `<div class="row" style="padding:10.5px 0"><span class="quiet">${label}</span><b>${value}</b></div>`;

export const offer = () =>
  phone({
    content: `${titleBar("Salary loan")}<div class="body">
      <h1 style="margin-bottom:12px">Your offer</h1>
      <div class="card" style="height:144px"><div class="top"><span>Salary loan</span>${cardMark(logoSvg(18))}</div>
        <div><div style="font-size:12.5px;opacity:.82">You receive</div>
        <div class="money" style="font-size:36px;line-height:1.1">$12,000.00</div></div></div>
      <div class="rows" style="margin-top:4px">
        ${row("Monthly payment", "$1,240.00")}${row("Term", "12 months")}
        ${row("Cost of credit", "$2,880.00")}${row("You repay in all", "$14,880.00")}
        ${row("First instalment", "28 Oct, from pay")}</div>
      <div class="quiet note" style="display:flex;gap:7px;align-items:center;margin-top:4px"><span style="color:var(--reef)">${icon("info", 16)}</span>
        No penalty for repaying early.</div>
    </div><div class="foot"><div class="button">Accept offer</div><div class="button plain">Read the agreement</div></div>`,
  });
