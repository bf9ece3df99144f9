import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { setToastLabels } from "../../components/Toast/showToast";
import { NewsletterForm } from "./NewsletterForm";

const { form: labels } = readContent<{ form: Queries.NewsletterFormLabelsFragment }>(
  "newsletters/page.yaml",
);

beforeEach(() => setToastLabels(readContent<Queries.SiteLabelsFragment>("labels.yaml").toasts));

function renderForm() {
  render(<NewsletterForm labels={labels} email="support@kwedi.example" />);
  return {
    firstName: screen.getByRole("textbox", { name: "First name" }),
    lastName: screen.getByRole("textbox", { name: "Last name" }),
    email: screen.getByRole("textbox", { name: "Email address" }),
    consent: screen.getByRole("checkbox"),
    subscribe: screen.getByRole("button", { name: "Subscribe" }),
  };
}

const toasts = async () => within(await screen.findByRole("region", { name: "Notifications" }));

it.each([
  ["empty", ""],
  ["only spaces", "   "],
])("reports an error and keeps the other fields when the address is %s", async (_, typed) => {
  const { firstName, email, subscribe, consent } = renderForm();
  await userEvent.type(firstName, "Keisha");
  await userEvent.click(consent);
  if (typed) await userEvent.type(email, typed);
  await userEvent.click(subscribe);
  const region = await toasts();
  expect(await region.findByText("Error")).toBeInTheDocument();
  expect(region.getByText("Please enter your email address")).toBeInTheDocument();
  expect(firstName).toHaveValue("Keisha");
  expect(consent).toBeChecked();
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
});

it.each([
  ["with consent", "keisha@example.com", true],
  ["without consent, which is not enforced", "keisha@example.com", false],
  ["with an invalid address, which is not checked", "keisha", true],
])("shows the success toast and clears all fields when submitted %s", async (_, typed, agreed) => {
  const { firstName, lastName, email, consent } = renderForm();
  await userEvent.type(firstName, "Keisha");
  await userEvent.type(lastName, "D'Andrade");
  if (agreed) await userEvent.click(consent);
  await userEvent.type(email, `${typed}{Enter}`);
  const region = await toasts();
  expect(
    await region.findByText("Thank you for subscribing to our newsletter!"),
  ).toBeInTheDocument();
  await waitFor(() => expect(email).toHaveValue(""));
  expect(firstName).toHaveValue("");
  expect(lastName).toHaveValue("");
  expect(consent).not.toBeChecked();
  expect(email).not.toBeInvalid();
});

it("keeps typed data out of the URL when it is submitted before hydration", () => {
  renderForm();
  const form = document.querySelector("form");
  expect(form).toHaveAttribute("method", "dialog");
  expect(form).not.toHaveAttribute("action");
  expect([...(form?.elements ?? [])].filter((field) => field.hasAttribute("name"))).toEqual([]);
});
