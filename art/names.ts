import { fileURLToPath } from "node:url";
import { ContentFolder } from "../scripts/lib/contentFolder";

const content = new ContentFolder(fileURLToPath(new URL("../content", import.meta.url)));
const { texts } = content.read("facts.yaml") as { texts: Record<string, string> };
/** Returns a fact's text, or an empty string if the lender does not have it, such as the name of an app. */
const textOf = (name: string): string => texts[name] ?? "";

/** The names that pictures show, taken from the content. */
export const lender = textOf("lender");
export const app = textOf("app");

export const wordmark = lender.toLowerCase();
