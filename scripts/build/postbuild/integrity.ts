import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./gatsbyPages";

const checksum = (content: string | Buffer) => `sha256-${hash("sha256", content, "base64")}`;

/** Returns the `integrity` value of a script in the built site, given its URL. */
export const integrityOf = (address: string) => checksum(readFileSync(join(PUBLIC, address)));

/** Returns the source expression with which a Content-Security-Policy allows exactly this inline text. */
export const hashSource = (text: string) => `'${checksum(text)}'`;
