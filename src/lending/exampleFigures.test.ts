import { STANDALONE_PLAN } from "../../test/lending/plans";
import { exampleFigures } from "./exampleFigures";

it("rounds the part of the payments that is the cost to one decimal", () =>
  // 2,880 is 19.35…% of 14,880
  expect(exampleFigures(STANDALONE_PLAN, 12_000, 12).costPercent).toBe(19.4));
