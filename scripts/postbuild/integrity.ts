import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./gatsbyPages";

const checksum = (content: string | Buffer) => `sha256-${hash("sha256", content, "base64")}`;

/** The `integrity` value of a script of the built site, by URL. */
export const integrityOf = (address: string) => checksum(readFileSync(join(PUBLIC, address)));

/** A source expression of a Content-Security-Policy that allows exactly this inline text. */
export const hashSource = (text: string) => `'${checksum(text)}'`;
