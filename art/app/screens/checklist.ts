import { icon } from "../icon";
import { titleBar } from "../interface";
import { phone } from "../phone";

export const checklistStyles = `
  .choice { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
  .choice span { display: grid; align-content: start; gap: 6px; padding: 13px 14px; border-radius: 18px; background: #fff; font-size: 13.5px; font-weight: 700; box-shadow: inset 0 0 0 1.5px #e5dac4; }
  .choice .chosen { background: var(--lagoon); color: #fff; box-shadow: none; }
  .choice .chosen svg { color: var(--mango); }`;

const paper = (
  name: string,
  style: string,
  title: string,
  detail: string,
) => `<div class="row" style="justify-content:flex-start;padding:11px 0">
  <span class="icon-tile ${style}">${icon(name, 20)}</span>
  <span style="flex:1;line-height:1.3"><b>${title}</b><br><span class="quiet" style="font-size:12.5px">${detail}</span></span>
  <span style="color:var(--reefDark)">${icon("circle-check-big", 21, 2.2)}</span></div>`;

/** Draws the required documents, and the way to repay. */
export const checklist = () =>
  phone({
    content: `${titleBar("Before you start")}<div class="body">
      <h1 style="margin-top:6px">Three documents,<br>one choice</h1>
      <p class="quiet" style="margin:6px 0 16px;font-size:14px">All ready, Keisha?</p>
      <div class="panel" style="padding:3px 14px">
        ${paper("id-card", "hibiscus", "Photo ID", "National ID card")}
        ${paper("receipt-text", "mango", "Pay slip", "Last month's")}
        ${paper("file-text", "", "Job letter", "A week old")}</div>
      <h2 style="margin:18px 0 10px">How will you repay?</h2>
      <div class="choice"><span class="chosen">${icon("briefcase-business", 20)}Salary deduction</span><span>${icon("calendar-days", 20)}On paydays</span></div>
    </div><div class="foot"><div class="button mango">Start</div></div>`,
  });
