import { isSample } from "./lender";

/** Tests what `npm run become` makes of the sample's content, which another lender no longer has. */
export const testOnSample = isSample() ? test : test.skip;
