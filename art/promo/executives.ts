import { logoSvg } from "../brand/logo";
import { htmlDocument } from "../document";
import { drapedCloth } from "../madras/drape";
import { palette } from "../palette";

/** Draws an open envelope lined with madras and the card inside it, centred on 0 0, about 560 px wide. */
const envelope = (lining: string) => `<defs>
    <clipPath id="lining"><path d="M-248 -44L-20 -262Q0 -282 20 -262L248 -44V40H-248Z"/></clipPath>
    <linearGradient id="paper" x2="0" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#ecdfc4"/></linearGradient>
    <linearGradient id="side"><stop stop-color="#f7eeda"/><stop offset="1" stop-color="#dfcfae"/></linearGradient>
    <linearGradient id="card" x2=".4" y2="1"><stop stop-color="#0a4a51"/><stop offset="1" stop-color="#042a31"/></linearGradient>
    <filter id="under" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="26" stdDeviation="26" flood-color="#000c10" flood-opacity=".7"/></filter>
    <filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="-3" stdDeviation="9" flood-color="#00161b" flood-opacity=".6"/></filter></defs>
  <g filter="url(#under)"><path d="M-280 -40Q-280 -52 -271 -60L-24 -297Q0 -318 24 -297L271 -60Q280 -52 280 -40V290Q280 304 266 304H-266Q-280 304 -280 290Z" fill="#f6ecd6"/></g>
  <g clip-path="url(#lining)"><image href="${lining}" x="-250" y="-290" width="500" height="340" preserveAspectRatio="xMidYMid slice"/>
    <path d="M-250 -290H250V40H-250Z" fill="#021a20" fill-opacity=".16"/></g>
  <path d="M-280 -44H280" stroke="#021a20" stroke-opacity=".2" stroke-width="2"/>
  <g filter="url(#lift)"><rect x="-222" y="-158" width="444" height="330" rx="16" fill="url(#card)"/></g>
  <rect x="-208" y="-144" width="416" height="302" rx="9" fill="none" stroke="${palette.mango}" stroke-opacity=".55" stroke-width="1.5"/>
  <g transform="translate(-38 -92)">${logoSvg(76)}</g>
  <g filter="url(#lift)"><path d="M-280 -40L-14 138Q0 147 14 138L280 -40V290Q280 304 266 304H-266Q-280 304 -280 290Z" fill="url(#paper)"/></g>
  <path d="M-280 -40L-40 121L-276 300Q-280 296 -280 290Z" fill="url(#side)" fill-opacity=".7"/>
  <path d="M280 -40L40 121L276 300Q280 296 280 290Z" fill="url(#side)" fill-opacity=".85"/>
  <path d="M-275 301L-16 104Q0 92 16 104L275 301Q271 304 266 304H-266Q-271 304 -275 301Z" fill="url(#paper)" filter="url(#lift)"/>`;

/**
 * Renders the executives promo with a headline and an invitation, at 640 × 800 px, or 414 × 200 for phones.
 */
export async function executives(shape: "poster" | "narrow"): Promise<string> {
  const lining = await drapedCloth({
    width: 1000,
    height: 680,
    thread: 3,
    rotation: -38,
    foldSize: 900,
    depth: 0.12,
    foldDirection: 60,
    seed: 21,
    brightness: 1.15,
  });
  const { size, light, place, head, line, dash } = SHAPES[shape];
  return htmlDocument({
    styles: `body { position: relative; background: radial-gradient(${light}, #0f666a 0, var(--lagoon) 52%, var(--deep) 100%); color: #fff; }
      header { position: absolute; ${head} }
      h1 { font: 700 1em/0.98 "Bricolage Grotesque"; font-stretch: 86%; letter-spacing: -.018em; color: #fff8ea; }
      p { margin-top: 1em; font-weight: 600; font-size: ${line}; color: var(--mango); display: flex; align-items: center; gap: .64em; }
      p::before { display: ${dash}; content: ""; width: 1.82em; height: .136em; border-radius: 2px; background: var(--mango); }
      svg.envelope { position: absolute; left: 0; top: 0; }`,
    body: `<svg class="envelope" ${size}><g transform="${place}">${envelope(lining)}</g></svg>
      <header><h1>Concierge-level<br>financing<br>for executives</h1><p>One contact until the last instalment</p></header>`,
  });
}

const SHAPES = {
  poster: {
    size: 'width="640" height="800"',
    light: "ellipse 320px 400px at 50% 70%",
    place: "translate(320 560) rotate(-6) scale(.67)",
    head: "left: 56px; top: 54px; font-size: 71px;",
    line: "22px",
    dash: "block",
  },
  narrow: {
    size: 'width="414" height="200"',
    light: "ellipse 220px 180px at 80% 78%",
    place: "translate(350 180) rotate(-6) scale(.25)",
    head: "left: 24px; top: 24px; font-size: 36px;",
    line: "15px",
    dash: "none",
  },
} as const;
