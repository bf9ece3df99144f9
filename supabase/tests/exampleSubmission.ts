/**
 * The example message of all tests: form, database, function and browser. This file imports nothing,
 * because Deno requires file extensions in imports and the site's tools leave them out.
 */
export const exampleSubmission = {
  firstName: "Ana",
  lastName: "D'Andrade-Núñez",
  email: "ana@example.com",
  phone: "758 555 0119",
  subject: "A question 👩🏽‍⚕️",
  message: "How long does it take? <b>שלום</b> \u0024{1} %00 ../",
};

/** The same message as a row of `contact_submissions`. */
export const exampleRow = {
  first_name: exampleSubmission.firstName,
  last_name: exampleSubmission.lastName,
  email: exampleSubmission.email,
  phone: exampleSubmission.phone,
  subject: exampleSubmission.subject,
  message: exampleSubmission.message,
};
