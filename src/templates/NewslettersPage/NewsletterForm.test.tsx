import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { testOnSample } from "../../../test/testOnSample";
import { Toasts } from "../../components/Toast";
import { NewsletterForm } from "./NewsletterForm";

const labels: Queries.NewsletterFormFieldsFragment = {
  title: "Subscribe",
  lead: "A letter a month.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  consent: "Send me the letter.",
  submit: "Subscribe now",
  errorTitle: "Error",
  errorText: "Enter your email address",
  success: "You will get the next letter.",
  withoutScript: "The form needs JavaScript.",
  otherWay: "Write to",
  privacy: { label: "What we do with it", to: "/privacy" },
};

function renderForm() {
  render(
    <>
      <NewsletterForm labels={labels} />
      <Toasts />
    </>,
  );
  return {
    firstName: screen.getByRole("textbox", { name: labels.firstName }),
    lastName: screen.getByRole("textbox", { name: labels.lastName }),
    email: screen.getByRole("textbox", { name: labels.email }),
    consent: screen.getByRole("checkbox"),
    subscribe: screen.getByRole("button", { name: labels.submit }),
  };
}

const toasts = async () => within(await screen.findByRole("region", { name: "Notifications" }));

it.each([
  ["empty", ""],
  ["only spaces", "   "],
])("reports an error and keeps the other fields when the email address is %s", async (_, typed) => {
  const { firstName, email, subscribe, consent } = renderForm();
  await userEvent.type(firstName, "Ana");
  await userEvent.click(consent);
  if (typed) await userEvent.type(email, typed);
  await userEvent.click(subscribe);
  const region = await toasts();
  expect(await region.findByText(labels.errorTitle)).toBeInTheDocument();
  expect(region.getByText(labels.errorText)).toBeInTheDocument();
  expect(firstName).toHaveValue("Ana");
  expect(consent).toBeChecked();
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(labels.errorText);
  await userEvent.type(email, "a");
  expect(email).not.toHaveAccessibleDescription();
});

it.each([
  ["with consent", "ana@example.com", true],
  ["without consent, which is not enforced", "ana@example.com", false],
  ["with an invalid address, which is not checked", "ana", true],
])(
  "shows the success toast, clears all fields and sends nothing when the form is submitted %s",
  async (_, typed, agreed) => {
    const request = Object.assign(window, { fetch: jest.fn() }).fetch;
    const { firstName, lastName, email, consent } = renderForm();
    await userEvent.type(firstName, "Ana");
    await userEvent.type(lastName, "D'Andrade");
    if (agreed) await userEvent.click(consent);
    await userEvent.type(email, `${typed}{Enter}`);
    const region = await toasts();
    expect(await region.findByText(labels.success)).toBeInTheDocument();
    await waitFor(() => expect(email).toHaveValue(""));
    expect(firstName).toHaveValue("");
    expect(lastName).toHaveValue("");
    expect(consent).not.toBeChecked();
    expect(email).not.toBeInvalid();
    expect(request).not.toHaveBeenCalled();
  },
);

it.each<[string, (subscribe: HTMLElement) => Promise<unknown>]>([
  ["the button is clicked twice", (subscribe) => userEvent.dblClick(subscribe)],
  ["Enter is pressed twice in the field", () => userEvent.keyboard("{Enter}{Enter}")],
])("reports no error when %s", async (_, submitTwice) => {
  const { email, subscribe } = renderForm();
  await userEvent.type(email, "ana@example.com");
  await submitTwice(subscribe);
  expect(await (await toasts()).findByText(labels.success)).toBeInTheDocument();
  expect(email).not.toBeInvalid();
  expect(document.body).not.toHaveFocus();
});

testOnSample("has the specification's texts for the notifications", () =>
  expect(readContent<{ form: typeof labels }>("newsletters/page.yaml").form).toMatchObject({
    errorTitle: "Error",
    errorText: "Please enter your email address",
    success: "Thank you for subscribing to our newsletter!",
  }),
);
