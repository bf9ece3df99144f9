import { sheetOptions } from "./options";

const USUAL = {
  widths: [360, 768, 1440, 2560],
  paths: [],
  print: false,
  forcedColors: false,
  text: 100,
};

test.each([
  ["", USUAL],
  ["/faq /team", { ...USUAL, paths: ["/faq", "/team"] }],
  ["--width 320 --text 200", { ...USUAL, widths: [320], text: 200 }],
  ["--width 320 --width 1024 /", { ...USUAL, widths: [320, 1024], paths: ["/"] }],
  ["--forced-colors", { ...USUAL, forcedColors: true }],
  ["--print", { ...USUAL, print: true, widths: [718] }],
])("“%s” is understood", (words, options) => {
  expect(sheetOptions(words.split(" ").filter(Boolean))).toEqual(options);
});

test.each([
  ["faq", '"faq" is no page\'s address; those start with /.'],
  ["--width wide", '--width is "wide"; it takes a whole number from 200 to 4000.'],
  ["--text 1000", '--text is "1000"; it takes a whole number from 50 to 400.'],
  ["--colour", "Unknown option '--colour'"],
])("“%s” is refused", (words, message) => {
  expect(() => sheetOptions(words.split(" "))).toThrow(message);
});
