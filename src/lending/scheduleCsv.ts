import type { CurrencyCode } from "./currencies";
import { plainAmount } from "./formatMoney";
import type { Instalment } from "./schedule";

/**
 * A schedule as a CSV file (RFC 4180: commas, CRLF after every line, a header line), to be served
 * as `text/csv; charset=utf-8; header=present`. Amounts have a point and two decimals and no
 * thousands separators; nothing needs quoting, since no cell holds a comma, quote or line break.
 */
export const scheduleCsv = (schedule: readonly Instalment[], currency: CurrencyCode): string => {
  const header = [
    "Month",
    ...["Payment", "Principal", "Interest", "Left to pay"].map((name) => `${name} (${currency})`),
  ];
  const rows = schedule.map(({ month, payment, principal, interest, leftToPay }) => [
    month,
    ...[payment, principal, interest, leftToPay].map(plainAmount),
  ]);
  return [header, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
};
