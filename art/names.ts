import { fileURLToPath } from "node:url";
import { ContentFolder } from "../shared/contentFolder";

const content = new ContentFolder(fileURLToPath(new URL("../content", import.meta.url)));
const { texts } = content.read("facts.yaml") as { texts: Record<string, string> };
/** Returns a fact, or an empty text if the lender has none, such as an app. */
const textOf = (name: string): string => texts[name] ?? "";

/** The names and the tagline that pictures show, from the content. */
export const lender = textOf("lender");
export const app = textOf("app");
export const tagline = textOf("tagline");

/** The lender's name as in its wordmark. */
export const wordmark = lender.toLowerCase();
