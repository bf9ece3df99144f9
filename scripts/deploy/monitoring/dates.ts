import { readFileSync } from "node:fs";

const DAY = 86_400_000;

const DATES = [
  { what: "security.txt", field: "expires", file: "content/site.yaml" },
  { what: "the licence", field: "licensedUntil", file: "content/facts.yaml" },
];

/**
 * Returns faults if `security.txt` or the licence has expired, or expires within 30 days. Text that is not a
 * date never expires.
 */
export const expiryFaults = (now = Date.now()): readonly string[] =>
  DATES.flatMap(({ what, field, file }) => {
    const line = RegExp(`^ *${field}: *["']?([^"'#\\r\\n]+)`, "m");
    const [, day = ""] = line.exec(readFileSync(file, "utf8")) ?? [];
    return Date.parse(day) - now <= 30 * DAY
      ? `${what} ends on ${day}: set ${field} in ${file}`
      : [];
  });
