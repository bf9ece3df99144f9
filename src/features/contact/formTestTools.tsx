import { act, fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";
import { ContactForm } from "./ContactForm";
import { draftStore } from "./draft";
import { contactFields, type FieldName } from "./fields";

export const { form: labels } = readContent<{ form: Queries.ContactFormFieldsFragment }>(
  "contact/page.yaml",
);

export const field = (name: FieldName) => screen.getByLabelText(labels[name]);
export const isInvalid = (name: FieldName) => field(name).getAttribute("aria-invalid") === "true";
export const button = (name = labels.submit) => screen.getByRole("button", { name });
export const type = (name: FieldName, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Returns the error of a field. */
export function errorOf(name: FieldName, problem: "invalid" | "tooLong" = "invalid"): string {
  const { fewest, most } = contactFields[name];
  return fillTemplate(labels.problems[name][problem], { fewest, most: formatCount(most) });
}

export const EMAIL = "team@lender.example";

/** Renders the form as prerendered, before its code has loaded. */
export const renderForm = () => render(<ContactForm labels={labels} email={EMAIL} />);

/** Renders the form, and waits until its code has loaded. */
export async function renderLoadedForm(): Promise<void> {
  await act(async () => void renderForm());
  await screen.findByLabelText(labels.message);
}

/** Lets pending promises and short timers finish. */
export const settle = () => act(() => jest.advanceTimersByTimeAsync(200));

/** Deletes the draft of the last test. */
export function clearDraft(): void {
  act(draftStore.clear);
  jest.clearAllMocks();
}
