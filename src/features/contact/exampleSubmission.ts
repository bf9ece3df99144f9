import type { Submission } from "./schema";

/** A message as someone might write it, for tests. */
export const exampleSubmission: Submission = {
  firstName: "Anaïs",
  lastName: "D'Andrade-Núñez",
  email: "anais@example.com",
  phone: "868-555-0142",
  subject: "A question 👩🏽‍⚕️",
  message: "How long does it take?\n<b>שלום</b> \u0024{1} %00 ../",
};

/** What the specification has an empty form say of each field. */
export const messagesOfEmpty: Submission = {
  firstName: "First name must be at least 2 characters",
  lastName: "Last name must be at least 2 characters",
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number",
  subject: "Subject must be at least 5 characters",
  message: "Message must be at least 10 characters",
};
