import { STANDALONE_PLAN } from "../../test/lending/plans";
import { exampleFigures } from "./exampleFigures";

it("rounds the part of the repayment that is interest to one decimal", () =>
  // 2,880 is 19.35…% of 14,880
  expect(exampleFigures(STANDALONE_PLAN, 12_000, 12).interestPercent).toBe(19.4));
