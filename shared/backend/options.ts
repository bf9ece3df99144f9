import { join } from "node:path";
import { projectRoot } from "./database/migrations";

/** The ports on 127.0.0.1; 0 takes any that is free. */
export interface BackendPorts {
  /** Data API and function, as one hosted project has them under one address. */
  api: number;
  /** The page on which the caught mails can be read. */
  mailbox: number;
  /** The mail catcher. */
  smtp: number;
}

export interface BackendOptions {
  /** Where messages and mails are kept between starts. */
  dataDirectory?: string;
  /** The pages that may call: the website's origins. */
  siteOrigins?: string[];
  ports?: Partial<BackendPorts>;
  /** Seconds between two sweeps, which stand in for the hosted database's cron; 0 for none. */
  sweepSeconds?: number;
}

export type CompleteOptions = Required<BackendOptions> & { ports: BackendPorts };

/**
 * The same on every machine, so that a build made with the local settings works with any local
 * backend. It opens nothing: the backend listens on 127.0.0.1 only, and no hosted project takes it.
 */
export const localPublishableKey = "sb_publishable_local_backend_only";

const defaults: CompleteOptions = {
  dataDirectory: join(projectRoot, ".backend"),
  siteOrigins: ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"],
  ports: { api: 54321, mailbox: 54324, smtp: 54325 },
  sweepSeconds: 15,
};

/** The options with the usual values where none are given. */
export function completeOptions(options: BackendOptions = {}): CompleteOptions {
  return { ...defaults, ...options, ports: { ...defaults.ports, ...options.ports } };
}

/** Where the backend's own words go, and the function's. */
export function logFileOf({ dataDirectory }: CompleteOptions): string {
  return `${dataDirectory}.log`;
}
