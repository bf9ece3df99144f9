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
])("translators leave %j as it is", (text) => {
  expect(untranslatedFigure(text)).toEqual({ translate: "no" });
});

test.each(["", "2 years", "every month", "Over 10,000%", "TT dollars"])(
  "translators may translate %j",
  (text) => {
    expect(untranslatedFigure(text)).toEqual({});
  },
);
