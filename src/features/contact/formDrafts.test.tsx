import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drafts } from "./draft";
import { exampleSubmission } from "./exampleSubmission";
import { fieldNames } from "./fields";
import { field, forgetDrafts, open, words } from "./formTestTools";

afterEach(forgetDrafts);

const writeEarlier = () => {
  drafts.keep(exampleSubmission);
  drafts.flush();
};

test("what was written before is back in the fields, with a note", async () => {
  writeEarlier();
  await open();
  await waitFor(() => expect(field("message")).toHaveValue(exampleSubmission.message));
  expect(screen.getByText(words.kept)).toBeVisible();
});

test("what was written before can be thrown away, on the device as well", async () => {
  writeEarlier();
  await open();
  fireEvent.click(await screen.findByRole("button", { name: words.discard }));
  for (const name of fieldNames) expect(field(name)).toHaveValue("");
  expect(screen.queryByText(words.kept)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test("what is written is kept from the first keystroke, and gone when the last letter is", async () => {
  const user = userEvent.setup();
  await open();
  expect(screen.queryByText(words.kept)).not.toBeInTheDocument();
  await user.type(field("subject"), "L");
  fireEvent(window, new Event("pagehide"));
  expect(localStorage).toHaveLength(1);
  await user.clear(field("subject"));
  expect(localStorage).toHaveLength(0);
});
