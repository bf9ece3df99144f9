import { palette } from "../../palette";
import { icon } from "../icon";
import { tabs } from "../interface";
import { phone } from "../phone";

export const scheduleStyles = `
  .dues .row { padding: 9.5px 0; }
  .dot { flex: none; width: 24px; height: 24px; border-radius: 50%; display: grid; place-items: center; background: #cfe9df; color: #0d5c3a; }
  .dot.next { background: var(--mango); color: #231500; }
  .dot.later { background: none; box-shadow: inset 0 0 0 2px #ded3bd; }
  .paid { color: var(--inkSoft); }`;

/** Draws three of twelve instalments of 1,240.00 as paid, which leaves 9,000.00 of the 12,000.00 to pay early. */
export function schedule(): string {
  const ring = 2 * Math.PI * 38;
  const due = (date: string, state: "paid" | "next" | "later") => {
    const inside =
      state === "paid" ? icon("check", 14, 3) : state === "next" ? icon("clock", 14, 2.6) : "";
    const chip = state === "next" ? '<span class="chip mango">Next</span>' : "";
    return `<div class="row ${state === "paid" ? "paid" : ""}"><span class="dot ${state}">${inside}</span>
      <span style="flex:1;font-weight:${state === "next" ? 700 : 500}" class="figures">${date}</span>${chip}<b style="${state === "paid" ? "font-weight:600" : ""}">$1,240.00</b></div>`;
  };
  return phone({
    content: `<div class="body" style="padding-top:10px"><div style="display:flex;justify-content:space-between;align-items:center"><h1>Instalments</h1>
        <span style="width:36px;height:36px;border-radius:50%;background:#fff;display:grid;place-items:center">${icon("download", 18)}</span></div>
      <div class="card" style="margin:14px 0 8px;flex-direction:row;align-items:center;justify-content:flex-start;gap:16px;padding:15px;--bare:76%">
        <svg width="88" height="88" viewBox="0 0 88 88"><circle cx="44" cy="44" r="38" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="8"/>
          <circle cx="44" cy="44" r="38" fill="none" stroke="${palette.mango}" stroke-width="8" stroke-linecap="round" stroke-dasharray="${ring / 4} ${ring}" transform="rotate(-90 44 44)"/>
          <text x="44" y="42" text-anchor="middle" fill="#fff" font-family="Bricolage Grotesque" font-weight="700" font-size="20">3</text>
          <text x="44" y="57" text-anchor="middle" fill="#cfe6e2" font-family="Figtree" font-weight="600" font-size="11">of 12 paid</text></svg>
        <div><div style="font-size:12.5px;opacity:.85">Pays it off today</div><div class="money" style="font-size:26px;line-height:1.2">$9,000.00</div>
        <div style="font-size:12px;opacity:.85">Or $1,240.00 until 30 Sep</div></div></div>
      <div class="rows dues">${due("30 Oct", "paid")}${due("30 Nov", "paid")}${due("30 Dec", "paid")}${due("30 Jan", "next")}${due("28 Feb", "later")}${due("30 Mar", "later")}${due("30 Apr", "later")}</div>
    </div>${tabs("Loans")}`,
  });
}
