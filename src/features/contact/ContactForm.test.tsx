import { act, fireEvent, screen, within } from "@testing-library/react";
import { exampleSubmission, messagesOfEmpty } from "./exampleSubmission";
import { type FieldName, fieldNames } from "./fields";
import { button, field, forgetDrafts, isMarked, open, type, words } from "./formTestTools";

afterEach(forgetDrafts);

test("an empty form, sent, shows the six messages at their fields, and a list that leads to them", async () => {
  await open();
  fireEvent.click(button());
  const summary = screen.getByRole("region", { name: words.problems });
  expect(summary).toHaveFocus();
  for (const name of fieldNames) {
    expect(isMarked(name)).toBe(true);
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${messagesOfEmpty[name]}`));
    fireEvent.click(within(summary).getByRole("link", { name: messagesOfEmpty[name] }));
    expect(field(name)).toHaveFocus();
  }
});

test.each(fieldNames)(
  "%s is judged when the visitor leaves it, and again while it is mended",
  async (name) => {
    await open();
    expect(isMarked(name)).toBe(false);
    fireEvent.focus(field(name));
    expect(screen.queryByText(messagesOfEmpty[name])).not.toBeInTheDocument();
    fireEvent.blur(field(name));
    expect(screen.getByText(messagesOfEmpty[name])).toBeInTheDocument();
    type(name, exampleSubmission[name]);
    expect(screen.queryByText(messagesOfEmpty[name])).not.toBeInTheDocument();
    expect(isMarked(name)).toBe(false);
  },
);

test.each<[string, FieldName, string, string | undefined]>([
  ["one letter", "firstName", "A", messagesOfEmpty.firstName],
  ["spaces only", "lastName", "     ", messagesOfEmpty.lastName],
  ["one emoji of many units", "firstName", "😀", messagesOfEmpty.firstName],
  ["two emoji", "firstName", "😀😀", undefined],
  ["right to left", "lastName", "שלום", undefined],
  ["a name with an apostrophe and accents", "lastName", "D'Andrade-Núñez", undefined],
  ["pasted line breaks", "subject", "How\r\nlong?", undefined],
  ["10,000 characters", "message", "a".repeat(10_000), "Message must be at most 5,000 characters"],
  ["5,000 emoji", "message", "😀".repeat(5000), undefined],
  [
    "one character too many",
    "firstName",
    "a".repeat(101),
    "First name must be at most 100 characters",
  ],
])("%s in a field gets the right answer", async (_, name, value, message) => {
  await open();
  type(name, value);
  fireEvent.blur(field(name));
  if (message) expect(screen.getByText(message)).toBeInTheDocument();
  else expect(isMarked(name)).toBe(false);
});

test("what is too long is said at once, counted in characters, and not cut", async () => {
  await open();
  expect(field("message")).toHaveAccessibleDescription(/0 of 5,000 characters$/);
  type("message", "😀".repeat(5001));
  expect(screen.getByText("Message must be at most 5,000 characters")).toBeInTheDocument();
  expect(screen.getByText(/^5,001 of 5,000/)).toBeInTheDocument();
  expect(field("message")).toHaveValue("😀".repeat(5001));
});

test.each([
  ["firstName", "given-name", null],
  ["lastName", "family-name", null],
  ["email", "email", "email"],
  ["phone", "tel", "tel"],
] as const)("%s tells the browser what it is", async (name, token, inputMode) => {
  await open();
  expect(field(name)).toHaveAttribute("autocomplete", token);
  if (inputMode) expect(field(name)).toHaveAttribute("inputmode", inputMode);
});

test("nothing typed can ever reach the address", async () => {
  await open();
  const form = field("message").closest("form");
  expect(form).toHaveAttribute("method", "dialog");
  expect(form?.querySelectorAll("[name]")).toHaveLength(0);
  expect(screen.getByRole("link", { name: "support@kwedi.example" })).toBeVisible();
});

test("being offline is said, and sending waits for the visitor", async () => {
  await open();
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(words.offline)).toBeVisible();
  expect(button()).toBeEnabled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(words.offline)).not.toBeInTheDocument();
});
