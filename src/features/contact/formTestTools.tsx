import { act, fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { ContactForm } from "./ContactForm";
import { drafts } from "./draft";
import type { FieldName } from "./fields";

export const { form: words } = readContent<{ form: Queries.ContactFormWordsFragment }>(
  "contact/page.yaml",
);

export const field = (name: FieldName) => screen.getByLabelText(words[name]);
export const isMarked = (name: FieldName) => field(name).getAttribute("aria-invalid") === "true";
export const button = (name = words.submit) => screen.getByRole("button", { name });
export const type = (name: FieldName, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** The form as the page carries it, before its code. */
export const show = () => render(<ContactForm words={words} email="support@kwedi.example" />);

/** The form, its code with it. */
export async function open(): Promise<void> {
  show();
  await screen.findByLabelText(words.message);
}

/** Lets the chain of calls run as far as it can without more time passing. */
export const settle = () => act(() => jest.advanceTimersByTimeAsync(200));

/** Forgets what a test has written. */
export function forgetDrafts(): void {
  drafts.forget();
  jest.clearAllMocks();
}
