/** What `npm audit --json` says about one package. */
interface Vulnerability {
  via: (string | { name: string; title: string; url: string; severity: string })[];
}

export interface AuditAnswer {
  vulnerabilities?: Record<string, Vulnerability>;
  /** There instead of the findings when the registry refused. */
  message?: string;
  statusCode?: number;
  error?: { code?: string; summary?: string };
}

/** A finding that may stand, for a written reason. */
export interface AcceptedFinding {
  /** The advisory's address. */
  advisory: string;
  reason: string;
}

export interface Verdict {
  /** Why the step fails; nothing where all is well. */
  faults: string[];
  /** Findings in the tools that build and test, which nobody has judged yet. */
  notes: string[];
}

/**
 * Judges the findings of an audit: one in what is delivered is a fault unless it is accepted; one
 * in the tools of the build is a note. An accepted finding that no longer exists is a fault too.
 */
export function judgeAudit(
  answer: AuditAnswer,
  delivered: ReadonlySet<string>,
  accepted: readonly AcceptedFinding[],
): Verdict {
  const findings = new Map(
    Object.values(answer.vulnerabilities ?? {})
      .flatMap(({ via }) => via.filter((cause) => typeof cause !== "string"))
      .map((finding) => [finding.url, finding]),
  );
  const open = [...findings.values()].filter(
    ({ url }) => !accepted.some(({ advisory }) => advisory === url),
  );
  const told = ({ name, severity, title, url }: (typeof open)[number]) =>
    `${name}: ${severity}, ${title} (${url})`;
  return {
    faults: [
      ...open.filter(({ name }) => delivered.has(name)).map(told),
      ...accepted
        .filter(({ advisory }) => !findings.has(advisory))
        .map(({ advisory }) => `${advisory} is accepted, but no longer found: remove it.`),
      ...accepted
        .filter(({ reason }) => reason.trim().length < 20)
        .map(({ advisory }) => `${advisory} is accepted without a reason.`),
    ],
    notes: open.filter(({ name }) => !delivered.has(name)).map(told),
  };
}
