import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";

const FEWEST_DAYS = 14;

/** Returns a fault when the host's certificate has run out or is about to. */
export async function certificateFaults(
  site: string,
  now = Date.now(),
): Promise<readonly string[]> {
  const { hostname, port, protocol } = new URL(site);
  if (protocol !== "https:") return [`${site} has no HTTPS`];
  // Whether it is valid is the business of the requests to the site; here only the day counts.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: isIP(hostname) ? "" : hostname,
    rejectUnauthorized: false,
    timeout: 20_000,
  });
  socket.once("timeout", () => socket.destroy(new Error(`${site} does not answer`)));
  await once(socket, "secureConnect");
  const { valid_to: lastDay } = socket.getPeerCertificate();
  socket.destroy();
  const days = Math.floor((Date.parse(lastDay) - now) / 86_400_000);
  return days >= FEWEST_DAYS
    ? []
    : [`The certificate of ${hostname} ends on ${lastDay.replace(/ \d\d:.*?(\d{4}).*/, " $1")}`];
}
