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
])("marks %j as not to be translated", (text) => {
  expect(untranslatedFigure(text)).toEqual({ translate: "no" });
});

test.each(["", "2 years", "every month", "Over 10,000%", "TT dollars"])(
  "does not mark %j, which may be translated",
  (text) => {
    expect(untranslatedFigure(text)).toEqual({});
  },
);
