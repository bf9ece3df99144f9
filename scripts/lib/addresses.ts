/**
 * The port of the site in browser tests. It differs from the port of `npm start`, so that both can run at
 * once.
 */
export const TEST_SITE_PORT = portOf("TEST_SITE_PORT", 9100);
export const TEST_SITE = `http://127.0.0.1:${TEST_SITE_PORT}`;

/**
 * The port of the backend in browser tests. The backend and the development tests also use the next six
 * ports. The default is below 32768, because Linux assigns higher ports to outgoing connections, so a
 * server might find them taken.
 */
export const TEST_BACKEND_PORT = portOf("TEST_BACKEND_PORT", 9110);

/**
 * Returns the port in an environment variable.
 * @throws Error when it is not a number from 1 to 65511
 */
export function portOf(variable: string, fallback: number): number {
  const configured = process.env[variable] ?? String(fallback);
  const number = Number(configured);
  if (Number.isInteger(number) && number > 0 && number <= 65_511) return number;
  throw new Error(`${variable} is "${configured}"; set it to a port from 1 to 65511, or unset it.`);
}
