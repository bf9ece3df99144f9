/** The browser tests' site. Its port differs from that of `npm start`, so that both can run. */
export const SITE_PORT = port("TEST_SITE_PORT", 9100);
export const SITE = `http://127.0.0.1:${SITE_PORT}`;

/**
 * The browser tests' backend, for which `npm test` builds the site. It and the development tests use up to
 * 6 ports above. The default is below 32768: Linux assigns higher ports to outgoing connections, so that a
 * server may find them taken.
 */
export const BACKEND_PORT = port("TEST_BACKEND_PORT", 9110);

/** @throws Error when the environment variable is not a port number */
function port(variable: string, fallback: number): number {
  const configured = process.env[variable] ?? String(fallback);
  const number = Number(configured);
  if (Number.isInteger(number) && number > 0 && number <= 65_511) return number;
  throw new Error(`${variable} is "${configured}"; set it to a port from 1 to 65511, or unset it.`);
}
