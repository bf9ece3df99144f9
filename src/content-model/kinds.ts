import type { Kind } from "./kind";
import * as applying from "./kinds/applying";
import * as calculators from "./kinds/calculators";
import * as cannotPay from "./kinds/cannotPay";
import * as company from "./kinds/company";
import * as contact from "./kinds/contact";
import * as documents from "./kinds/documents";
import * as facts from "./kinds/facts";
import * as home from "./kinds/home";
import * as learning from "./kinds/learning";
import * as offers from "./kinds/offers";
import * as products from "./kinds/products";
import * as ratePlans from "./kinds/ratePlans";
import * as site from "./kinds/site";

const isKind = (value: unknown): value is Kind =>
  typeof value === "object" && value !== null && "schema" in value && "files" in value;

/** All kinds of content, collected from the exports of the files in `kinds/`. */
export const kinds: readonly Kind[] = [
  ...[site, facts, home, ratePlans, products, calculators, offers, applying],
  ...[cannotPay, contact, learning, documents, company],
].flatMap((module) => Object.values<unknown>(module).filter(isKind));

/**
 * Returns a file's kind: the one for that very file, or else the one for its folder.
 * @param file the file's path below `content/`, with forward slashes
 */
export const kindOf = (file: string): Kind | undefined =>
  kinds.find(({ files }) => files === file) ??
  kinds.find(({ files }) => file.endsWith(".yaml") && files === file.replace(/[^/]+$/, "*.yaml"));
