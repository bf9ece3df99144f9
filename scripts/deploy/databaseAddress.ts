const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
const PLAIN_TEXT_MODES = ["disable", "allow", "prefer"];

/**
 * Returns a database's URL for a PostgreSQL client, and its password separately, because other users of
 * the machine can read a program's arguments but not its environment. The URL refuses unencrypted
 * connections, except to this machine. If it names a certificate, the server must prove its identity.
 * @throws TypeError when it is not a URL, for example because the password contains a # that is not
 *   percent-encoded
 */
export function databaseAddress(url: string): { address: string; env: { PGPASSWORD?: string } } {
  const address = new URL(url);
  const { hostname, searchParams } = address;
  const mode = searchParams.get("sslmode") ?? "prefer";
  if (searchParams.has("sslrootcert")) searchParams.set("sslmode", "verify-full");
  else if (!THIS_MACHINE.includes(hostname) && PLAIN_TEXT_MODES.includes(mode))
    searchParams.set("sslmode", "require");
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, env: password ? { PGPASSWORD: password } : {} };
}
