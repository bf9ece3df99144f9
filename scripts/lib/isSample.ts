import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { ContentFolder } from "./contentFolder";

const { lender } = parse(readFileSync("scripts/become/answers.yaml", "utf8"));

/** Whether the content is the sample's, the only one that can become another lender's. */
export const isSample = (): boolean =>
  new ContentFolder("content").text("facts.yaml", ["texts", "lender"]) === lender;
