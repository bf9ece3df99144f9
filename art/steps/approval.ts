import { icon } from "../app/icon";
import { palette } from "../palette";

export const approvalStyles = `
  .approval { background: radial-gradient(circle at 50% 44%, #0b565c 0, var(--lagoon) 46%, #042a31 100%); color: #fff; }
  .approval svg.dial { position: absolute; left: 50%; top: 186px; transform: translate(-50%, -50%); }
  .approval .float { left: 50%; top: 364px; transform: translateX(-50%); width: 404px; color: var(--ink); padding: 16px 20px; }`;

const ticks = Array.from({ length: 48 }, (_, hour) => {
  const passed = hour < 31;
  const long = hour % 12 === 0;
  return `<path d="M0 ${long ? -170 : -164}V-150" transform="rotate(${hour * 7.5})" stroke="${passed ? palette.mango : "#fff"}" stroke-opacity="${passed ? 1 : 0.28}" stroke-width="${long ? 4.5 : 3}" stroke-linecap="round"/>`;
}).join("");

const arc = 2 * Math.PI * 128;

/** Draws step 3: a 48-hour dial, stopped at 31 hours, and the decision. */
export const approval = () => `<div class="approval">
  <svg class="dial" width="372" height="372" viewBox="-210 -210 420 420">
    <defs><radialGradient id="warm"><stop offset=".3" stop-color="${palette.mango}" stop-opacity=".2"/><stop offset="1" stop-color="${palette.mango}" stop-opacity="0"/></radialGradient></defs>
    <circle r="208" fill="url(#warm)"/>${ticks}
    <circle r="128" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="15"/>
    <circle r="128" fill="none" stroke="${palette.mango}" stroke-width="15" stroke-linecap="round" stroke-dasharray="${(arc * 31) / 48} ${arc}" transform="rotate(-90)"/>
    <text y="6" text-anchor="middle" fill="#fff" font-family="Bricolage Grotesque" font-weight="700" font-size="96" letter-spacing="-4" style="font-stretch:88%">48</text>
    <text y="42" text-anchor="middle" fill="#bfe0dc" font-family="Figtree" font-weight="600" font-size="23">hours at most</text></svg>
  <div class="float"><span class="icon-tile" style="background:var(--mango);color:#231500">${icon("check", 25, 3)}</span>
    <span style="flex:1"><b>You're approved</b><br><small>Your decision is in. See your offer.</small></span><small style="align-self:flex-start">now</small></div></div>`;
