/** Where the tests serve the built site; another port than `npm start`, so that both may run. */
export const SITE_PORT = port("TEST_SITE_PORT", 9100);
export const SITE = `http://127.0.0.1:${SITE_PORT}`;

/** Where the tests' backend listens; `npm test` builds the site for it. Two more follow it. */
export const BACKEND_PORT = port("TEST_BACKEND_PORT", 54421);

/** @throws Error when the environment's variable is no port's number */
function port(variable: string, usual: number): number {
  const configured = process.env[variable] ?? String(usual);
  const number = Number(configured);
  if (Number.isInteger(number) && number > 0 && number < 65_533) return number;
  throw new Error(`${variable} is "${configured}"; set it to a port from 1 to 65532, or unset it.`);
}
