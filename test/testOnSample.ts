import { isSample } from "../scripts/lib/isSample";

/** A test of the sample's content, which another lender no longer has. */
export const testOnSample = isSample() ? test : test.skip;
