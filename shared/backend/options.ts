import { join } from "node:path";
import { projectRoot } from "./database/migrations";

/** Ports on 127.0.0.1; 0 chooses a free one. */
export interface BackendPorts {
  /** The data API and the function, which a hosted project also serves from one origin. */
  api: number;
  /** The page that shows the caught mails. */
  mailbox: number;
  /** The mail catcher. */
  smtp: number;
}

export interface BackendOptions {
  /** Where messages and mails are stored between starts. */
  dataDirectory?: string;
  /** The origins of the website, which CORS allows. */
  siteOrigins?: string[];
  ports?: Partial<BackendPorts>;
  /** Seconds between sweeps, which replace the hosted database's cron; 0 disables them. */
  sweepSeconds?: number;
}

export type CompleteOptions = Required<BackendOptions> & { ports: BackendPorts };

/**
 * The same on every machine, so that a build with the local settings works with any local backend. It
 * grants no access: the backend listens on 127.0.0.1 only, and no hosted project accepts the key.
 */
export const localPublishableKey = "sb_publishable_local_backend_only";

const defaults: CompleteOptions = {
  dataDirectory: join(projectRoot, ".backend"),
  siteOrigins: ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"],
  ports: { api: 54321, mailbox: 54324, smtp: 54325 },
  sweepSeconds: 15,
};

/** Returns the options with defaults for those left out. */
export function completeOptions(options: BackendOptions = {}): CompleteOptions {
  return { ...defaults, ...options, ports: { ...defaults.ports, ...options.ports } };
}

/** Returns the environment variables of a build that uses the local backend. */
export function localBackendSettings(port = defaults.ports.api) {
  return {
    GATSBY_SUPABASE_URL: `http://127.0.0.1:${port}`,
    GATSBY_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  };
}

/** The log of the backend and of the function. */
export function logFileOf({ dataDirectory }: CompleteOptions): string {
  return `${dataDirectory}.log`;
}
