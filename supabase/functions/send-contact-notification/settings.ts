/** The function's settings from its environment variables, which are listed in docs/deploying.md. */
export interface Settings {
  /** The only origins that may read responses (CORS). */
  siteOrigins: string[];
  sweepSecret: string;
  database: { url: string; secretKey: string };
  mail: MailSettings;
}

export interface MailSettings {
  host: string;
  port: number;
  /** Undefined for a server that needs no login, such as a local mail catcher. */
  login?: { user: string; pass: string };
  /** The only recipient of emails. */
  teamAddress: string;
  /** An address, or `Name <address>`. */
  fromAddress: string;
  timeZone: string;
}

type ReadVariable = (name: string) => string | undefined;

/**
 * The secret's minimum length in characters. Anyone can call the function, and guess as often as it responds.
 */
const shortestSecret = 32;

/** @throws Error with the name of every missing or invalid setting, but no values */
export function readSettings(read: ReadVariable): Settings {
  const problems: string[] = [];
  const required = (name: string): string => {
    const value = read(name)?.trim() ?? "";
    if (value === "") problems.push(`${name} is missing`);
    return value;
  };

  const port = Number(required("SMTP_PORT"));
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push("SMTP_PORT must be a port number");
  }
  const sweepSecret = required("CONTACT_SWEEP_SECRET");
  if (sweepSecret !== "" && sweepSecret.length < shortestSecret) {
    problems.push(
      `CONTACT_SWEEP_SECRET must have at least ${shortestSecret} characters, such as the output of: openssl rand -hex 32`,
    );
  }
  const user = read("SMTP_USERNAME")?.trim();
  const pass = read("SMTP_PASSWORD");
  // The platform passes the secret keys as JSON, by name. Self-hosted backends have one without a name.
  let secretKeys: Record<string, string> = {};
  try {
    secretKeys = JSON.parse(read("SUPABASE_SECRET_KEYS") || "{}");
  } catch {
    problems.push("SUPABASE_SECRET_KEYS is not JSON");
  }
  const secretKey =
    secretKeys.default ?? Object.values(secretKeys)[0] ?? read("SUPABASE_SERVICE_ROLE_KEY");

  const settings: Settings = {
    siteOrigins: required("CONTACT_SITE_ORIGINS")
      .split(",")
      .map((origin) => origin.trim().replace(/\/$/, "")),
    sweepSecret,
    database: {
      url: required("SUPABASE_URL"),
      secretKey: secretKey || required("SUPABASE_SECRET_KEYS"),
    },
    mail: {
      host: required("SMTP_HOST"),
      port,
      ...(user && pass ? { login: { user, pass } } : {}),
      teamAddress: required("CONTACT_TEAM_ADDRESS"),
      fromAddress: required("CONTACT_FROM_ADDRESS"),
      timeZone: read("CONTACT_TIME_ZONE")?.trim() || "UTC",
    },
  };
  if (problems.length > 0) throw new Error(`Settings: ${problems.join("; ")}.`);
  return settings;
}
