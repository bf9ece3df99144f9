import { ContentFolder } from "../../shared/contentFolder";
import { SAMPLE } from "./answers";

export const isSample =
  new ContentFolder("content").text("facts.yaml", ["texts", "lender"]) === SAMPLE.lender;

/** Tests what `npm run become` makes of the sample's content, which another lender no longer has. */
export const testOnSample = isSample ? test : test.skip;
