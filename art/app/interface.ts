import { madrasTile } from "../madras/drawings";
import { wordmark } from "../names";
import { icon } from "./icon";

const cloth = `data:image/svg+xml;base64,${Buffer.from(madrasTile()).toString("base64")}`;

export const interfaceStyles = `
  .bar { flex: none; display: flex; align-items: center; gap: 10px; padding: 4px 20px 0; height: 44px; }
  .bar .round { width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center; background: #fff;
    box-shadow: 0 1px 2px rgb(11 31 36 / .08); }
  .dark .bar .round { background: rgb(255 255 255 / .1); box-shadow: none; }
  .bar .middle { flex: 1; text-align: center; font-weight: 600; font-size: 14px; }
  .body { flex: 1; padding: 8px 20px 0; display: flex; flex-direction: column; min-height: 0; }
  h1 { font-family: "Bricolage Grotesque"; font-weight: 700; font-stretch: 90%; letter-spacing: -.02em;
    font-size: 27px; line-height: 1.08; }
  h2 { font-family: "Figtree"; font-weight: 700; font-size: 14.5px; }
  .quiet { color: var(--inkSoft); }
  .dark .quiet { color: #a9cfcd; }
  .note { font-size: 12px; line-height: 1.4; }
  .money { font-family: "Bricolage Grotesque"; font-weight: 700; font-stretch: 90%; letter-spacing: -.025em;
    font-variant-numeric: tabular-nums lining-nums; }
  .button { flex: none; height: 52px; border-radius: 17px; display: grid; place-items: center; font-weight: 700; font-size: 15px;
    background: var(--lagoon); color: #fff; }
  .button.mango { background: var(--mango); color: #231500; }
  .button.plain { background: none; color: var(--lagoon); height: 42px; }
  .dark .button.plain { color: #fff; }
  .foot { flex: none; padding: 0 20px 26px; display: grid; gap: 4px; }
  .rows { display: grid; }
  .row { display: flex; align-items: center; justify-content: space-between; gap: 10px; padding: 12.5px 0;
    border-bottom: 1px solid var(--sandDark); font-size: 14px; }
  .row:last-child { border-bottom: 0; }
  .row b { font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .panel { background: #fff; border-radius: 20px; padding: 4px 16px; box-shadow: 0 1px 2px rgb(11 31 36 / .06), 0 8px 20px -12px rgb(11 31 36 / .18); }
  .chip { display: inline-flex; align-items: center; gap: 5px; height: 25px; padding: 0 10px; border-radius: 13px; font-size: 12px;
    font-weight: 700; background: #d8f0e6; color: #0d5c3a; white-space: nowrap; }
  .chip.mango { background: #ffe9c2; color: #5f3c00; }
  .chip.grey { background: #eae4d6; color: #42555a; }
  .card { position: relative; flex: none; border-radius: 24px; overflow: hidden; background: var(--lagoon); color: #fff; padding: 17px 18px;
    display: flex; flex-direction: column; justify-content: space-between; box-shadow: 0 14px 28px -14px rgb(3 31 38 / .6); }
  .card::before { content: ""; position: absolute; inset: 0; background: url("${cloth}") -22px -8px / 190px;
    -webkit-mask-image: linear-gradient(102deg, transparent var(--bare, 58%), #000 calc(var(--bare, 58%) + 30%)); }
  .card::after { content: ""; position: absolute; inset: 0; border-radius: inherit;
    background: linear-gradient(165deg, rgb(255 255 255 / .14), transparent 34%);
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / .1); }
  .card > * { position: relative; z-index: 1; }
  .card .top { display: flex; justify-content: space-between; align-items: center; font-weight: 600; font-size: 13px; }
  .icon-tile { flex: none; width: 40px; height: 40px; border-radius: 13px; display: grid; place-items: center; background: #e3efe9; color: var(--lagoon); }
  .icon-tile.mango { background: #ffe6b9; color: #6a4300; }
  .icon-tile.dark-tile { background: var(--lagoon); color: var(--mango); }
  .icon-tile.hibiscus { background: #fbdfe1; color: #a31e38; }
  .tabs { flex: none; margin-top: auto; height: 82px; padding: 10px 14px 0; display: grid; grid-template-columns: repeat(4, 1fr);
    background: #fff; box-shadow: 0 -1px 0 var(--sandDark); }
  .tabs span { display: grid; justify-items: center; align-content: start; gap: 4px; font-size: 11px; font-weight: 600; color: #5d7175; }
  .tabs .here { color: var(--reef); }
  .tabs .here svg { fill: rgb(15 124 128 / .16); }`;

/** Draws the tab bar of the app's main screens. */
export function tabs(here: "Home" | "Loans" | "Pay" | "Profile"): string {
  const items = {
    Home: "house",
    Loans: "hand-coins",
    Pay: "qr-code",
    Profile: "circle-user-round",
  };
  return `<nav class="tabs">${Object.entries(items)
    .map(
      ([name, file]) =>
        `<span class="${name === here ? "here" : ""}">${icon(file, 22)}${name}</span>`,
    )
    .join("")}</nav>`;
}

/** Draws the title bar of a screen that was opened from another screen. */
export function titleBar(title: string, action = "circle-help"): string {
  return `<header class="bar"><span class="round">${icon("chevron-left", 20)}</span>
    <span class="middle">${title}</span><span class="round">${icon(action, 18)}</span></header>`;
}

/** Draws the lender's mark and name on a card. */
export const cardMark = (mark: string) =>
  `<span style="display:flex;align-items:center;gap:6px;font:700 15px 'Bricolage Grotesque';letter-spacing:-.02em;background:rgb(3 31 38 / .72);padding:4px 9px 4px 5px;border-radius:10px">${mark}${wordmark}</span>`;
