import { icon } from "../icon";
import { titleBar } from "../interface";
import { likeness } from "../likeness";
import { phone } from "../phone";

export const registrationStyles = `
  .selfie { position: relative; width: 118px; height: 118px; margin: 18px auto 14px; border-radius: 50%; background: #c6e2d9;
    box-shadow: 0 0 0 4px var(--sand), 0 0 0 7px var(--reef); }
  .selfie .likeness { position: absolute; inset: 0; border-radius: 50%; overflow: hidden; display: grid; place-items: end center; }
  .selfie b { position: absolute; right: -4px; bottom: 2px; width: 36px; height: 36px; border-radius: 50%; background: var(--mango); color: #231500;
    display: grid; place-items: center; box-shadow: 0 0 0 4px var(--sand); }`;

const row = (
  name: string,
  style: string,
  title: string,
  detail: string,
) => `<div class="row" style="justify-content:flex-start;padding:10px 0">
  <span class="icon-tile ${style}">${icon(name, 19)}</span>
  <span style="flex:1;line-height:1.3"><span class="quiet" style="font-size:12px">${title}</span><br><b class="figures">${detail}</b></span>
  <span style="color:var(--reefDark)">${icon("circle-check", 20)}</span></div>`;

/** Draws the end of registration: the telephone number, face and identity card have been verified. */
export const registration = () =>
  phone({
    content: `${titleBar("Register")}<div class="body">
      <div class="steps"><i class="done"></i><i class="done"></i><i class="done"></i></div>
      <div class="selfie"><span class="likeness">${likeness(84, 107)}</span><b>${icon("check", 20, 3)}</b></div>
      <h1 style="text-align:center">You are verified</h1>
      <p class="quiet" style="margin:6px 0 18px;text-align:center">Your account is ready to use.</p>
      <div class="panel" style="padding:3px 14px">
        ${row("smartphone", "", "Mobile number", "+1 868-555-0117")}
        ${row("id-card", "mango", "National ID card", "Keisha D'Andrade")}
        ${row("shield-check", "hibiscus", "Security", "Fingerprint on")}</div>
    </div><div class="foot"><div class="button">Continue</div></div>`,
  });
