import { exampleFigures } from "./exampleFigures";
import { STANDALONE_PLAN as plan } from "./fixtures/plans";
import { typedPrice } from "./typedPrice";

const { minimum, maximum } = plan.amountRange;

test("prices a typed amount as the build prices the first one", () =>
  expect(typedPrice(plan, `${minimum + 1}.50`, 7)).toEqual(exampleFigures(plan, minimum + 1.5, 7)));

test.each(["", "much", "0", String(minimum - 1), String(maximum + 1)])(
  "has no price for %p",
  (text) => expect(typedPrice(plan, text, 7)).toBeNull(),
);
