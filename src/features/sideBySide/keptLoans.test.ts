import * as fc from "fast-check";
import {
  type KeptLoan,
  parseLinkedLoans,
  parseLoans,
  serializeLoans,
  withoutLoans,
} from "./keptLoans";

const LOAN: KeptLoan = {
  name: "Credit union, Arima & co",
  currency: "TTD",
  offer: {
    amount: 500_000n,
    fees: 15_000n,
    instalment: 100_560n,
    count: 6,
    interval: "monthly",
    lastInstalment: 100_000n,
  },
};

const SERIALIZED = "loan=TTD,5000.00,150.00,1005.60,6,monthly,1000.00,Bank";

test("restores three loans with their names", () => {
  const others: KeptLoan[] = [
    { ...LOAN, name: "" },
    { ...LOAN, currency: "JMD", offer: { ...LOAN.offer, interval: "weekly", count: 26 } },
  ];
  const loans = [LOAN, ...others];
  expect(parseLoans(serializeLoans(loans))).toEqual(loans);
});

test("restores any name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (name) => {
      const tidy = name.replace(/\s+/g, " ").trimStart();
      fc.pre(!/\p{Surrogate}|[\u200b-\u206f]/u.test(tidy));
      expect(parseLoans(serializeLoans([{ ...LOAN, name }]))[0]?.name).toBe(tidy);
    }),
  );
});

test("leaves out the marks of a name that are not seen, such as one that turns figures round", () => {
  expect(parseLoans(`${SERIALIZED}\u202e 1\u200b\u2066`)[0]?.name).toBe("Bank 1");
  expect(parseLoans(serializeLoans([{ ...LOAN, name: "\u202e👩‍⚕️" }]))[0]?.name).toBe("👩‍⚕️");
});

test.each([
  ["nothing", ""],
  ["another fragment", "faq"],
  ["an unknown currency", SERIALIZED.replace("TTD", "ZZZ")],
  ["an unknown interval", SERIALIZED.replace("monthly", "toString")],
  ["no number of instalments", SERIALIZED.replace(",6,", ",,")],
  ["fees as large as the loan", SERIALIZED.replace(",150.00,", ",5000.00,")],
  ["less repaid than received", SERIALIZED.replace("1005.60", "10.00")],
  ["a last instalment that is no amount", SERIALIZED.replace("1000.00", "x")],
  ["too many instalments", SERIALIZED.replace(",6,", ",6000,")],
])("leaves out a loan with %s", (_, text) => {
  expect(parseLoans(SERIALIZED)).toHaveLength(1);
  expect(parseLoans(text)).toEqual([]);
});

test("reads a link with a damaged loan not at all, and one in small letters", () => {
  const small = SERIALIZED.replace("TTD", " ttd");
  expect(parseLinkedLoans(`${SERIALIZED}&${small}`)).toEqual(
    parseLoans(`${SERIALIZED}&${SERIALIZED}`),
  );
  expect(parseLinkedLoans(`${SERIALIZED}&loan=TTD,5000.00`)).toBeUndefined();
  expect(parseLinkedLoans(Array(5).fill(SERIALIZED).join("&"))).toHaveLength(3);
  expect(parseLinkedLoans("")).toEqual([]);
});

test("finds a loan among others whatever its name", () => {
  const dearer = { ...LOAN, offer: { ...LOAN.offer, fees: 16_000n } };
  expect(withoutLoans([LOAN, dearer], [{ ...LOAN, name: "Bank" }])).toEqual([dearer]);
});

test("takes the first three loans of more, and limits their names", () => {
  const text = Array.from({ length: 5 }, (_, index) => `${SERIALIZED}${index}`).join("&");
  expect(parseLoans(text).map(({ name }) => name)).toEqual(["Bank0", "Bank1", "Bank2"]);
  expect(parseLoans(`${SERIALIZED}${"s".repeat(100)}`)[0]?.name).toHaveLength(40);
  expect(parseLoans(`${SERIALIZED}s${"😀".repeat(50)}`)[0]?.name).toBe(`Banks${"😀".repeat(17)}`);
});

test("never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseLoans(`loan=${text}`))));
});
