import { icon } from "../app/icon";
import { tabs, titleBar } from "../app/interface";
import { phone } from "../app/phone";
import { palette } from "../palette";

/**
 * The styles of the screens in the products' pictures. The screens state no amounts, because they are also on
 * the home page, which has amounts beside their rates only.
 */
export const productStyles = `
  .fact { display: flex; gap: 13px; align-items: center; padding: 13px 0; border-bottom: 1px solid var(--sandDark); }
  .fact:last-child { border-bottom: 0; }
  .fact span { flex: 1; line-height: 1.3; }
  .fact .quiet { font-size: 12.5px; }
  .dark .fact { border-color: rgb(255 255 255 / .13); }
  .dark .icon-tile { background: rgb(255 255 255 / .12); color: #a5e4da; }
  .fact .ok { color: var(--reefDark); } .dark .fact .ok { color: #7fe0b0; }`;

const fact = (name: string, style: string, label: string, value: string) =>
  `<div class="fact"><i class="icon-tile ${style}">${icon(name, 20)}</i><span><span class="quiet">${label}</span><br><b>${value}</b></span>
  <i class="ok">${icon("circle-check-big", 21, 2.3)}</i></div>`;

const due = (
  date: string,
  paid: boolean,
) => `<div class="row" style="padding:11px 0"><span class="dot ${paid ? "paid-dot" : "later"}">${paid ? icon("check", 14, 3) : ""}</span>
  <span style="flex:1;font-weight:600" class="figures">${date}</span><span class="chip ${paid ? "" : "grey"}">${paid ? "Paid from pay" : "From pay"}</span></div>`;

/** Draws a year of instalments, each of which is deducted from pay. */
export function payday(): string {
  const ring = 2 * Math.PI * 46;
  return phone({
    content: `<div class="body" style="padding-top:10px"><h1>Instalments</h1>
      <div class="card" style="margin:15px 0 8px;flex-direction:row;align-items:center;justify-content:flex-start;gap:17px;padding:16px;--bare:70%">
        <svg width="104" height="104" viewBox="0 0 104 104"><circle cx="52" cy="52" r="46" fill="none" stroke="#fff" stroke-opacity=".17" stroke-width="9"/>
          <circle cx="52" cy="52" r="46" fill="none" stroke="${palette.mango}" stroke-width="9" stroke-linecap="round" stroke-dasharray="${ring / 4} ${ring}" transform="rotate(-90 52 52)"/>
          <text x="52" y="54" text-anchor="middle" fill="#fff" font-family="Bricolage Grotesque" font-weight="700" font-size="30">3</text>
          <text x="52" y="70" text-anchor="middle" fill="#d6ebe7" font-family="Figtree" font-weight="600" font-size="12.5">of 12 paid</text></svg>
        <div><div style="font-size:13px;opacity:.88">Next from pay</div><div class="money" style="font-size:29px;line-height:1.15">30 Jan</div></div></div>
      <div class="rows">${due("30 October", true)}${due("30 November", true)}${due("30 December", true)}${due("30 January", false)}</div></div>${tabs("Loans")}`,
  });
}

/** Draws the documents of a shop. */
export const shopProfile = () =>
  phone({
    content: `${titleBar("Business loan", "store")}<div class="body"><h1>Lystra's<br>Kitchen</h1>
      <div class="panel" style="margin-top:16px">
      ${fact("calendar-check", "", "In business", "6 years")}${fact("stamp", "mango", "Registration", "On file")}
      ${fact("receipt-text", "hibiscus", "Invoices", "Added")}${fact("file-text", "", "Tax returns", "Added")}</div>
      <p class="quiet" style="text-align:center;font-size:13px;margin-top:16px">A person decides next</p></div>`,
  });

/** Draws the confirmed details of a public officer's employment. */
export const officerProfile = () =>
  phone({
    dark: true,
    content: `${titleBar("Public service", "landmark")}<div class="body"><h1>Your post is<br>confirmed</h1>
      <div style="margin-top:14px">${fact("id-card-lanyard", "", "Department", "Public Records")}
      ${fact("calendar-check", "", "In service since", "2019")}${fact("receipt-text", "", "Latest pay slip", "Added")}
      ${fact("file-text", "", "Job letter", "Added")}</div></div>
      <div class="foot"><div class="button mango">Continue</div></div>`,
  });
