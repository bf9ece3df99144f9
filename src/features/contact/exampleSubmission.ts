import type { Submission } from "./submissionSchema";

/** A message as someone might write it, for tests. */
export const exampleSubmission: Submission = {
  firstName: "Anaïs",
  lastName: "D'Andrade-Núñez",
  email: "anais@example.com",
  phone: "868-555-0142",
  subject: "A question 👩🏽‍⚕️",
  message: "How long does it take?\n<b>שלום</b> \u0024{1} %00 ../",
};
