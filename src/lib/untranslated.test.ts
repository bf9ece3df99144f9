import { untranslatedFigure } from "./untranslated";

test.each([
  "$1,005.60",
  "TT$5,000",
  "€5",
  "KWD 5.000",
  "5,00 €",
  "Bds$1,000.00",
  "115.80%",
  "4 %",
  "26",
  "15,000",
])("tells translators to leave %j unchanged", (text) => {
  expect(untranslatedFigure(text)).toEqual({ translate: "no" });
});

test.each(["", "2 years", "every month", "Over 10,000%", "TT dollars"])(
  "lets translators translate %j",
  (text) => {
    expect(untranslatedFigure(text)).toEqual({});
  },
);
