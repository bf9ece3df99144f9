import { spawnSync } from "node:child_process";
import { hash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates a certificate for localhost, and writes it to a folder as cert.pem and key.pem.
 * @throws Error when openssl is missing or fails
 */
export function createCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=localhost".split(" ");
  const names = ["-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
  const { status } = spawnSync("openssl", [...request, ...names, "-keyout", key, "-out", cert]);
  if (status !== 0) throw new Error("openssl, which makes a certificate, is not in the PATH.");
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Returns the argument that makes Chromium trust a certificate. Without trust, Chromium caches nothing. */
export function trustArgument(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${hash("sha256", key, "base64")}`;
}
