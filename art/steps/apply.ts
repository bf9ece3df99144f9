import { icon } from "../app/icon";

export const applyStyles = `
  .apply { background: #ffe3b0; }
  .apply .sheet { position: absolute; border-radius: 30px; background: #fff; box-shadow: 0 34px 60px -26px rgb(96 58 0 / .45), 0 2px 5px rgb(96 58 0 / .1); }
  .apply .back { left: 214px; top: 30px; width: 376px; height: 430px; background: #fff4dc; transform: rotate(5.5deg); }
  .apply .front { left: 62px; top: 34px; width: 430px; height: 460px; padding: 30px 32px; transform: rotate(-2deg); }
  .apply .row { padding: 13px 0; font-size: 17px; }
  .apply .icon-tile { width: 48px; height: 48px; border-radius: 15px; }
  .apply .sent { position: absolute; right: 30px; top: 382px; }
  .field { display: flex; justify-content: space-between; align-items: center; height: 54px; padding: 0 18px; border-radius: 16px; margin-top: 12px;
    background: var(--sand); box-shadow: inset 0 0 0 1.5px #e5dac4; font-size: 16px; font-weight: 600; }`;

const item = (
  name: string,
  style: string,
  title: string,
  detail: string,
) => `<div class="row" style="justify-content:flex-start;gap:15px">
  <span class="icon-tile ${style}">${icon(name, 23)}</span><span style="flex:1;line-height:1.3"><b>${title}</b><br><span class="quiet" style="font-size:14.5px">${detail}</span></span>
  <span style="color:var(--reefDark)">${icon("circle-check-big", 25, 2.3)}</span></div>`;

/** Draws step 2: the documents of an application, all added. */
export const apply =
  () => `<div class="apply"><div class="sheet back"></div><div class="sheet front">
  <h1 style="font-size:31px">Your application</h1>
  <div class="field"><span class="quiet" style="font-weight:500">Employer</span>Palmiste Health Ltd</div>
  <div style="margin-top:10px">${item("file-text", "", "Job letter", "Added from Files")}
  ${item("receipt-text", "mango", "Latest pay slip", "Photographed just now")}
  ${item("id-card", "hibiscus", "Photo ID", "Confirmed")}</div></div>
  <div class="float sent"><span class="icon-tile dark-tile">${icon("send", 20)}</span><span><b>Ready to send</b><br><small>All papers are in</small></span></div></div>`;
