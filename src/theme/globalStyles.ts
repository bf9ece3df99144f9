import { between, from, low, reducedMotion } from "./breakpoints";
import { minimumFieldText } from "./parts";
import { customProperty } from "./tokens";
import { displayFallbacks, others, sizes, spaces, textFallbacks, tones } from "./tokenValues";

/**
 * Styles that do not belong to a component: tokens, fonts, and defaults for HTML elements. They are
 * inlined in every page's head and need no JavaScript.
 * @param fontFaces the `@font-face` rules
 */
export function globalStyles(fontFaces: string): string {
  // The reasons for some of the rules below:
  // - img: if a picture does not load, its alternative text is black or white, to be legible on the placeholder.
  // - #loadError: it is up to 22rem or 60vh high, so focused elements scroll to above it. A ":has()" on the root
  //   element would recompute the page's styles whenever a script is added to the head, so it is on the body.
  // - content-visibility: lower sections are laid out after the first paint, when the loader has set data-scrolled.
  //   Only Chromium keeps an anchor in place then.
  // - data-restored: a restored scroll position must not move when the content above it grows. The loader sets
  //   the attribute, so if there is none, that script is missing, and with it everything that needs scripts.
  return `
${fontFaces}
${loadFallbacksInFirefox}
:root{${declarations("space", spaces)}${declarations("size", sizes)}${declarations("", others)}${lightColors}color-scheme:only light}
[data-tone=dark]{${declarations("color", tones.dark)}color:var(--color-text)}
[data-tone=light]{${lightColors}color:var(--color-text)}
${between("md", "xl")}{:root{--header-height:6.5rem}}
${low}{:root{--bar-height:0rem}}
*,::before,::after{box-sizing:border-box}
html{font-size:clamp(100%,62.5% + .390625vw,125%);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:var(--anchor-offset);background:var(--color-background)}
body{margin:0;font:400 var(--size-body)/1.6 var(--font-text);color:var(--color-text);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
@media screen and (max-width:47.98em){body{line-height:1.5}}
h1,h2,h3,h4{margin:0;text-wrap:balance;overflow-wrap:anywhere}
h1{font:700 var(--size-h1)/1 var(--font-display);letter-spacing:-.03em}
h2{font:700 var(--size-h2)/1.08 var(--font-display);letter-spacing:-.03em}
h3,h4{font:600 var(--size-large)/1.25 var(--font-text);letter-spacing:-.01em}
b,strong,em,dd{font-weight:600}
em,address{font-style:normal}
small{font-size:var(--size-small);line-height:1.5}
:where(p,ul,ol,dl,dd,figure,blockquote,table){margin:0;padding:0}
:where(p,li,dt,dd,small,summary,figcaption){text-wrap:pretty}
:where(li h3~p){margin-top:var(--space-2)}
:where(blockquote+figcaption){margin-top:var(--space-6)}
:where(li h3~p,dt){color:var(--color-text-muted)}
ul,ol{list-style:none}
img,svg,picture{display:block;max-width:100%}
img{height:auto;background:var(--placeholder);color:lch(from var(--placeholder) calc((49.44 - l)*infinity) 0 0)}
a{color:var(--color-link);text-underline-offset:.18em;text-decoration-thickness:1px}
a[href^="mailto:"]{overflow-wrap:anywhere}
@media print,(min-width:20em){:where(a[href^="tel:"],.unbroken){white-space:nowrap}}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
input,select,textarea{font-size:max(1em,${minimumFieldText})}
:where([type=checkbox],[type=radio]){flex:none;align-self:start;width:1.25rem;height:1.25rem;margin:0;translate:0 .2em;accent-color:var(--color-emphasis)}
button{cursor:pointer;border:0;background:none;padding:0}
:where(fieldset){min-width:0;margin:0;padding:0;border:0}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:3px;border-radius:4px}
[hidden]:not([hidden=until-found]){display:none}
#pageTop{position:absolute;height:10px}
:is(main,h1,dialog,#pageTop):focus{outline:none}
#gatsby-focus-wrapper{outline:none}
#gatsby-announcer,.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
#loadError{position:fixed;z-index:30;inset:auto 1rem 1rem;max-width:40rem;max-height:60vh;overflow:auto;margin-inline:auto;padding:1.25rem 1.5rem;border-radius:var(--radius-large);background:var(--color-background-sunken);color:var(--color-text)}
@keyframes wait{from{visibility:hidden}}
#loadError{animation:wait 1s step-end!important}
#___gatsby:empty~#loadError{display:block}
@media (scripting:enabled){html:not([data-restored]) #loadError{display:block;animation-duration:6s!important}}
body:has(>#loadError:not([hidden])) :focus{scroll-margin-bottom:min(23rem,60vh + 2rem)}
#loadError form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;margin-top:1rem}
#loadError button{padding:.6rem 1.25rem;border-radius:99px;background:var(--color-accent);color:var(--color-on-accent);font-weight:600}
#loadError a{padding-block:.6rem}
@supports (overflow-anchor:auto) and (not (-moz-appearance:none)){@media screen and (scripting:enabled){html:not([data-restored=true],[data-scrolled]) :is(main>*~section~section,footer){content-visibility:auto;contain-intrinsic-height:auto 40rem}}}
html[data-restored=true]{overflow-anchor:none}
@media (scripting:none){.needs-script{display:none!important}}
@media not (scripting:none){.without-script{display:none}}
${from("md")}{:root{--anchor-offset:calc(var(--bar-height) + 1.5rem)}}
${reducedMotion}{*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media print{
:root,[data-tone]{${lightColors}--color-background:transparent;--color-background-warm:transparent;--color-background-sunken:transparent}
:root{--header-height:0rem;--bar-height:0rem;--space-section:1.5rem}
body{max-width:48rem;font-size:10.5pt;color:#000}
section,article,aside,div,li,dl,a,button,label{background:none!important;box-shadow:none!important}
section{min-height:0!important}
header{position:static!important;background:none!important;box-shadow:none!important}
header>div>:not(a){display:none!important}
main picture{max-width:12rem}
main :is(img,picture):is([alt=""],:has([alt=""])){display:none}
a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
h1,h2,h3,h4{break-after:avoid}
li,tr,figure,blockquote,label,dl>div,footer{break-inside:avoid}
.screen-only,footer nav{display:none!important}
html:has([data-printed]) :is(footer,main :not(:has([data-printed]),[data-printed],[data-printed] *)){display:none}
html:has([data-printed]) main :has([data-printed]){margin-block:0;padding-block:0}
}
@media not print{.print-only{display:none!important}}`.replace(/\n/g, "");
}

/**
 * While a font is loading, Firefox skips any fallbacks after it that are not loaded yet. It would use the
 * plain system font, and the page would shift when the font arrives. A width in a unit based on a fallback
 * makes Firefox load the fallback along with the styles, before layout.
 */
const loadFallbacksInFirefox = `@supports (-moz-appearance:none){
html::before,html::after,body::after{content:"";position:absolute;width:1ch;font:400 1px ${textFallbacks}}
html::after{font-weight:600}
body::after{font:700 1px ${displayFallbacks}}
}`;

/** Returns tokens as CSS custom properties. */
function declarations(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${customProperty(prefix, name)}:${value};`)
    .join("");
}

const lightColors = declarations("color", tones.light);
