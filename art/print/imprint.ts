import { escapeHtml } from "../../supabase/functions/_shared/escapeHtml";
import { palette } from "../palette";
import type { Lender } from "./publication";

export const imprintStyles = `
  .imprint { padding: 6mm 18mm; color: ${palette.white}; background: ${palette.deep};
    display: grid; grid-template-columns: 1.6fr 1fr; gap: 10mm; font-size: 9pt; line-height: 1.5; break-inside: avoid; }
  .imprint p { max-width: none; margin: 0; font-size: 9pt; }
  .imprint a { color: ${palette.reefLight}; }`;

/** Returns the publisher's name, licence and contact details. */
export function imprint({
  company,
  groupNote,
  url,
  licence,
  email,
  phone,
  address,
}: Lender): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  const location = [address.street, address.city, address.country].join(", ");
  return `<footer class="imprint">
    <p><b>${escapeHtml(company)}.</b> ${escapeHtml(groupNote)}<br>
      ${escapeHtml(licence.statement)} ${escapeHtml(licence.number)}.<br>
      Figures in examples are estimates.</p>
    <p>${link(url, new URL(url).host)}<br>${link(`mailto:${email}`, email)}<br>
      ${link(phone.url, phone.display)}<br>${escapeHtml(location)}</p></footer>`;
}
