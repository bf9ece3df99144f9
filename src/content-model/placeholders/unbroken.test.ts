import { unbroken } from "./unbroken";

test.each([
  ["Pre-qualify by e-mail.", "Pre-|qualify by e-|mail."],
  ["(non-stop), **re-sell** and “co-owner”", "(non-|stop), **re-|sell** and “co-|owner”"],
  ["an up-to-date slip", "an up-|to-date slip"],
  ["my-plan", "my-plan"],
  ["salary-backed, Ferreira-Okoro", "salary-backed, Ferreira-Okoro"],
  [
    "a-b@lender.example, /pre-qualify, x-y.example",
    "a-b@lender.example, /pre-qualify, x-y.example",
  ],
  ["[pre-qualify](/get-app) 12-month", "[pre-qualify](/get-app) 12-month"],
])("keeps the prefixes of %s with their words", (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll("|", "\u2060"));
});
