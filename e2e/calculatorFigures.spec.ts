import { calculatorComputes } from "./support/calculator";
import { differences, randomLoans } from "./support/randomLoans";
import { expect, test } from "./support/test";

/** How many random loans each reading is given; the acceptance is CALCULATOR_LOANS=1000. */
const LOANS = Number(process.env.CALCULATOR_LOANS ?? 60);
const SEED = Number(process.env.CALCULATOR_SEED ?? 20_260_501);

for (const [reading, address] of [
  ["standalone", "/loan-calculator"],
  ["resources", "/resources"],
] as const)
  test(`${LOANS} loans typed into ${address} agree to the cent with an independent computation (seed ${SEED})`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + LOANS * 3_000);
    await page.goto(address);
    await calculatorComputes(page);
    expect(await differences(page, reading, randomLoans(LOANS, SEED))).toEqual([]);
  });
