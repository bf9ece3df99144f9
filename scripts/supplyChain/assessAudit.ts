/** What `npm audit --json` reports about one package. */
interface Vulnerability {
  via: (string | { name: string; title: string; url: string; severity: string })[];
}

export interface AuditReport {
  vulnerabilities?: Record<string, Vulnerability>;
  /** Present instead of the findings when the registry refuses to answer. */
  message?: string;
  error?: { code?: string; summary?: string };
}

/**
 * Sorts the findings of an audit: one in a delivered package is a fault, one in the tools that build and
 * test the site is a note.
 * @param accepted the URLs of the advisories that need no update, with the reasons
 */
export function assessAudit(
  { vulnerabilities = {} }: AuditReport,
  delivered: ReadonlySet<string>,
  accepted: Readonly<Record<string, string>> = {},
) {
  const causes = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause !== "string"),
  );
  const open = new Map(causes.map((finding) => [finding.url, finding]));
  const linesOf = (isDelivered: boolean) =>
    [...open.values()]
      .filter(({ name, url }) => !(url in accepted) && delivered.has(name) === isDelivered)
      .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  return { faults: linesOf(true), notes: linesOf(false) };
}
