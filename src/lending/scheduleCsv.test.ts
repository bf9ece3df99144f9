import { STANDALONE_PLAN } from "./fixtures/plans";
import { quoteLoan } from "./quote";
import { repaymentSchedule } from "./schedule";
import { scheduleCsv } from "./scheduleCsv";

const csv = scheduleCsv(repaymentSchedule(quoteLoan(STANDALONE_PLAN, 5_000_000n, 6)), "TTD");

it("writes a header and one line a month, each ended as RFC 4180 asks", () => {
  expect(csv).toBe(
    [
      "Month,Payment (TTD),Principal (TTD),Interest (TTD),Left to pay (TTD)",
      "1,10333.33,8333.33,2000.00,51666.67",
      "2,10333.33,8333.33,2000.00,41333.34",
      "3,10333.33,8333.33,2000.00,31000.01",
      "4,10333.33,8333.33,2000.00,20666.68",
      "5,10333.33,8333.33,2000.00,10333.35",
      "6,10333.35,8333.35,2000.00,0.00",
      "",
    ].join("\r\n"),
  );
});

it("holds nothing that needs quoting or that a spreadsheet takes for a formula", () => {
  const cells = csv
    .split("\r\n")
    .slice(1, -1)
    .flatMap((line) => line.split(","));
  expect(cells.filter((cell) => !/^\d+(\.\d{2})?$/.test(cell))).toEqual([]);
});
