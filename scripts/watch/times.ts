/** What runs at each time in `.github/workflows/watch.yml`; by hand, everything does. */
export const TIMES: Readonly<Record<string, string>> = {
  "13 * * * *": "the contact form",
  "43 10 * * *": "the pages",
  "53 9 * * 1": "outside links",
};
