import { logoSvg } from "../../brand/logo";
import { app } from "../../names";
import { icon } from "../icon";
import { cardMark, tabs } from "../interface";
import { phone } from "../phone";

export const progressStyles = `
  .journey { display: grid; margin-top: 16px; }
  .stage { position: relative; display: grid; grid-template-columns: 34px 1fr auto; gap: 13px; align-items: center; min-height: 64px; }
  .stage + .stage::before { content: ""; position: absolute; left: 16px; top: -16px; width: 2.5px; height: 32px; background: #e2d9c6; }
  .stage.done + .stage::before { background: var(--reef); }
  .stage > i { position: relative; width: 34px; height: 34px; border-radius: 50%; display: grid; place-items: center; font: 700 14px "Figtree"; background: var(--sandDark); color: #5d6d70; }
  .stage.done > i { background: var(--reef); color: #fff; }
  .stage.now > i { background: var(--mango); color: #231500; box-shadow: 0 0 0 5px rgb(255 178 56 / .26); }
  .stage strong { display: block; font-weight: 700; font-size: 15px; }
  .stage small { font-size: 12.5px; color: var(--inkSoft); }
  .stage.later strong { color: var(--inkSoft); }`;

const stage = (
  state: "done" | "now" | "later",
  mark: string,
  title: string,
  detail: string,
  chip = "",
) =>
  `<div class="stage ${state}"><i>${mark}</i><span><strong>${title}</strong><small>${detail}</small></span>${chip}</div>`;

/** Draws the stages of an application, without amounts: the home page has them beside their rates only. */
export const progress = () =>
  phone({
    content: `<div class="body" style="padding-top:10px"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:14px">
        <span><span class="quiet" style="font-size:13px">Good morning, Keisha</span><h1>Your application</h1></span>
        <span style="position:relative;width:38px;height:38px;border-radius:50%;background:#fff;display:grid;place-items:center">${icon("bell", 19)}<i style="position:absolute;right:9px;top:8px;width:8px;height:8px;border-radius:50%;background:var(--hibiscus);box-shadow:0 0 0 2px #fff"></i></span></div>
      <div class="card" style="height:146px;--bare:66%"><div class="top"><span>Salary loan</span>${cardMark(logoSvg(18))}</div>
        <div><div style="font-size:12.5px;opacity:.85">Our decision comes</div><div class="money" style="font-size:27px;line-height:1.12">within 48 hours</div>
        <div style="height:6px;border-radius:3px;background:rgb(255 255 255 / .2);margin-top:11px"><div style="width:62%;height:100%;border-radius:3px;background:var(--mango)"></div></div></div></div>
      <div class="journey">
        ${stage("done", icon("check", 18, 3), "Register & Verify", "Your ID is confirmed")}
        ${stage("done", icon("check", 18, 3), "Apply Online", "Sent on Monday, 9:12 AM")}
        ${stage("now", icon("hourglass", 17, 2.4), "Get Approved", "Under review", '<span class="chip mango">Now</span>')}
        ${stage("later", "4", "Receive Funds", `In your ${app} account`)}</div>
    </div>${tabs("Loans")}`,
  });
