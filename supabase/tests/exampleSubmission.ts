import { rowOf } from "../functions/_shared/contactFields";

/** The example message used by all tests of the form, the database and the function, and by browser tests. */
export const exampleSubmission = {
  firstName: "Ana",
  lastName: "D'Andrade-Núñez",
  email: "ana@example.com",
  phone: "758 555 0119",
  subject: "A question 👩🏽‍⚕️",
  message: "How long does it take? <b>שלום</b> \u0024{1} %00 ../",
};

export const exampleRow = rowOf(exampleSubmission);
