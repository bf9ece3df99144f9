import { readOptions } from "./contactSheet";

const DEFAULTS = {
  widths: [360, 768, 1440, 2560],
  paths: [],
  print: false,
  forcedColors: false,
  text: 100,
};

test.each([
  ["", DEFAULTS],
  ["/faq /team", { ...DEFAULTS, paths: ["/faq", "/team"] }],
  ["--width 320 --text 200", { ...DEFAULTS, widths: [320], text: 200 }],
  ["--width 320 --width 1024 /", { ...DEFAULTS, widths: [320, 1024], paths: ["/"] }],
  ["--forced-colors", { ...DEFAULTS, forcedColors: true }],
  ["--print", { ...DEFAULTS, print: true, widths: [718] }],
])("parses the arguments “%s”", (args, options) => {
  expect(readOptions(args.split(" ").filter(Boolean))).toEqual(options);
});

test.each([
  ["faq", '"faq" is no path; those start with /.'],
  ["--width wide", '--width is "wide"; it takes a whole number from 200 to 4000.'],
  ["--text 1000", '--text is "1000"; it takes a whole number from 50 to 400.'],
  ["--colour", "Unknown option '--colour'"],
])("rejects the arguments “%s”", (args, message) => {
  expect(() => readOptions(args.split(" "))).toThrow(message);
});
