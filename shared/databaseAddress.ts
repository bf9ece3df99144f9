/**
 * Splits a database's URL for a program: other users of a machine can read its arguments, and not its
 * environment.
 * @throws TypeError when it is no URL, for example because the password has a # that is not percent-encoded
 */
export function databaseAddress(url: string): { address: string; env: { PGPASSWORD?: string } } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, env: password ? { PGPASSWORD: password } : {} };
}
