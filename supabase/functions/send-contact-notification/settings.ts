/** What the function is told by its environment; docs/deploying.md lists the names. */
export interface Settings {
  /** Where the website stands: the only pages whose scripts may read an answer. */
  siteOrigins: string[];
  /** Whoever knows it may ask for a sweep. */
  sweepSecret: string;
  database: { url: string; secretKey: string };
  mail: MailSettings;
}

export interface MailSettings {
  host: string;
  port: number;
  /** None for a mail catcher on the same machine. */
  login?: { user: string; pass: string };
  /** The team's address, the only one that mail ever goes to. */
  teamAddress: string;
  /** An address, or `Name <address>`. */
  fromAddress: string;
}

type ReadVariable = (name: string) => string | undefined;

/** @throws Error that names every setting that is missing or malformed, and no value. */
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
  const user = read("SMTP_USERNAME")?.trim();
  const pass = read("SMTP_PASSWORD");
  const secretKey = readSecretKey(read);
  if (secretKey === undefined) problems.push("SUPABASE_SECRET_KEYS holds no key");

  const settings: Settings = {
    siteOrigins: required("CONTACT_SITE_ORIGINS")
      .split(",")
      .map((origin) => origin.trim().replace(/\/$/, "")),
    sweepSecret: required("CONTACT_SWEEP_SECRET"),
    database: { url: required("SUPABASE_URL"), secretKey: secretKey ?? "" },
    mail: {
      host: required("SMTP_HOST"),
      port,
      ...(user && pass ? { login: { user, pass } } : {}),
      teamAddress: required("CONTACT_TEAM_ADDRESS"),
      fromAddress: required("CONTACT_FROM_ADDRESS"),
    },
  };
  if (problems.length > 0) throw new Error(`Settings: ${problems.join("; ")}.`);
  return settings;
}

/** The platform gives secret keys by name in JSON; older projects have the service role's key. */
function readSecretKey(read: ReadVariable): string | undefined {
  try {
    const keys: Record<string, string> = JSON.parse(read("SUPABASE_SECRET_KEYS") ?? "{}");
    return keys.default ?? Object.values(keys)[0] ?? read("SUPABASE_SERVICE_ROLE_KEY");
  } catch {
    return read("SUPABASE_SERVICE_ROLE_KEY");
  }
}
