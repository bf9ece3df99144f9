import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/**
 * What makes Chromium trust the certificate. Were its errors ignored instead, the browser would keep
 * nothing in its cache, and fetch again what visitors have.
 */
export function trusting({ cert }: Certificate): string[] {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const fingerprint = createHash("sha256").update(key).digest("base64");
  return [`--ignore-certificate-errors-spki-list=${fingerprint}`];
}

/** A certificate for this machine and an hour; none where there is no openssl to make it. */
export function makeCertificate(): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), "kwedi-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const { status } = spawnSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"].concat([
      "-days",
      "1",
      "-subj",
      "/CN=localhost",
      "-keyout",
      key,
      "-out",
      cert,
    ]),
    { stdio: "ignore" },
  );
  return status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined;
}
