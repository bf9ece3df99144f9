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

/** A finding that needs no update, for a written reason. */
export interface AcceptedFinding {
  /** The URL of the advisory. */
  advisory: string;
  reason: string;
}

export interface Assessment {
  /** Why the step fails; empty when it passes. */
  faults: string[];
  /** Findings in the tools that build and test the site. */
  notes: string[];
}

/**
 * Sorts the findings of an audit: one in a delivered package is a fault unless it is accepted, one in
 * the tools of the build is a note. Accepting a finding that no longer exists is a fault too.
 */
export function assessAudit(
  { vulnerabilities = {} }: AuditReport,
  delivered: ReadonlySet<string>,
  accepted: readonly AcceptedFinding[],
): Assessment {
  const findings = new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via.filter((cause) => typeof cause !== "string"))
      .map((finding) => [finding.url, finding]),
  );
  const open = [...findings.values()].filter(
    ({ url }) => !accepted.some(({ advisory }) => advisory === url),
  );
  const describe = ({ name, severity, title, url }: (typeof open)[number]) =>
    `${name}: ${severity}, ${title} (${url})`;
  return {
    faults: [
      ...open.filter(({ name }) => delivered.has(name)).map(describe),
      ...accepted
        .filter(({ advisory }) => !findings.has(advisory))
        .map(({ advisory }) => `${advisory} is accepted, but no longer found: remove it.`),
      ...accepted
        .filter(({ reason }) => reason.trim().length < 20)
        .map(({ advisory }) => `${advisory} is accepted without a reason.`),
    ],
    notes: open.filter(({ name }) => !delivered.has(name)).map(describe),
  };
}
