/** The outer size of the phone in CSS px: a screen of 316 × 650 in a bezel of 12. */
export const phoneSize = { width: 340, height: 674 };

const signal = `<svg width="61" height="14" viewBox="0 0 61 14" fill="currentColor">
  <rect x="0" y="8.5" width="3" height="4.5" rx="1"/><rect x="4.6" y="6" width="3" height="7" rx="1"/>
  <rect x="9.2" y="3.4" width="3" height="9.6" rx="1"/><rect x="13.8" y="1" width="3" height="12" rx="1"/>
  <text x="20" y="12" font-size="11" font-weight="700" font-family="Figtree">5G</text>
  <rect x="40" y="1.5" width="17.5" height="11" rx="3.4" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.1"/>
  <rect x="41.8" y="3.3" width="11.4" height="7.4" rx="1.9"/>
  <path d="M59 5.2v3.6c.9-.3 1.4-1 1.4-1.8s-.5-1.5-1.4-1.8z" fill-opacity=".5"/></svg>`;

export const phoneStyles = `
  .phone { position: relative; width: 340px; height: 674px; border-radius: 58px; padding: 12px;
    background: linear-gradient(145deg, #5b6c70 0%, #1c2a2e 18%, #0b1417 48%, #27363a 82%, #6d7d80 100%); }
  .phone::before { content: ""; position: absolute; inset: 2.5px; border-radius: 55.5px; background: #05090b; }
  .screen { position: relative; width: 316px; height: 650px; border-radius: 46px; overflow: hidden;
    background: var(--sand); color: var(--ink); font-size: 14px; line-height: 1.35; display: flex;
    flex-direction: column; }
  .screen.dark { background: var(--lagoon); color: #fff; }
  .status { position: relative; z-index: 3; flex: none; display: flex; justify-content: space-between; align-items: center;
    height: 46px; padding: 6px 22px 0 26px; font-size: 14px; font-weight: 700; }
  .camera { position: absolute; z-index: 4; left: 50%; top: 14px; width: 19px; height: 19px; margin-left: -9.5px;
    border-radius: 50%; background: radial-gradient(circle at 42% 38%, #2c3f5c 0 12%, #0d1420 34%, #020405 62%); }
  .swipe { position: absolute; z-index: 4; left: 50%; bottom: 8px; width: 112px; height: 4.5px; margin-left: -56px;
    border-radius: 3px; background: currentColor; opacity: .85; }`;

/** Draws a phone that shows one screen of the app. */
export function phone(screen: { content: string; dark?: boolean; className?: string }): string {
  const classes = ["screen", screen.dark ? "dark" : "", screen.className ?? ""].join(" ");
  return `<div class="phone"><div class="${classes}"><i class="camera"></i>
    <div class="status figures"><span>9:41</span>${signal}</div>${screen.content}<i class="swipe"></i></div></div>`;
}
