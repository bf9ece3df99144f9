import { facts } from "./facts";

const faultsOf = (...days: string[]) => {
  const holidays = days.map((day) => ({ day, name: "A holiday" }));
  return [
    ...(facts.check?.({ amounts: {}, rates: {}, quantities: {}, texts: {}, holidays }) ?? []),
  ];
};

const HINT = [[["holidays"], expect.any(String), "hint"]];

test("asks for holidays when there are none, or when the known ones end within the next three months", () => {
  jest.useFakeTimers({ now: new Date("2027-09-29") });
  expect(faultsOf("2027-12-25", "2027-01-01")).toEqual([]);
  jest.setSystemTime(new Date("2027-10-01"));
  expect(faultsOf("2027-12-25", "2027-01-01")).toEqual(HINT);
  expect(faultsOf("2027-12-25", "2028-01-01")).toEqual([]);
  expect(faultsOf()).toEqual(HINT);
});

test("rejects a holiday in a distant year, which would silence the reminder", () => {
  jest.useFakeTimers({ now: new Date("2027-01-31") });
  expect(faultsOf("2027-01-01", "2072-05-31")).toEqual([
    [["holidays", 1, "day"], expect.stringContaining("is in 2072, but none is in 2071")],
  ]);
  expect(faultsOf("2028-01-01", "2027-01-01", "2029-01-01")).toEqual([]);
});
