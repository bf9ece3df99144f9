import { act, fireEvent, render, screen } from "@testing-library/react";
import { Share } from "./Share";
import { showToast } from "./Toast";

jest.mock("./Toast", () => ({ showToast: jest.fn() }));

const TEXT = "Monthly payment: $1,240.00\nhttp://localhost/loan";

const share = jest.fn();
const writeText = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(navigator, { share, clipboard: { writeText } });
});

const clickShare = () => {
  render(<Share lines={() => TEXT.split("\n")} />);
  return act(async () => fireEvent.click(screen.getByRole("button", { name: "Share" })));
};

test("opens the browser's share sheet with the given lines, and copies nothing", async () => {
  await clickShare();
  expect(share).toHaveBeenCalledWith({ title: document.title, text: TEXT });
  expect(writeText).not.toHaveBeenCalled();
});

test("copies the given lines, and says so in a toast, when the browser has no share sheet", async () => {
  Object.assign(navigator, { share: undefined });
  await clickShare();
  expect(writeText).toHaveBeenCalledWith(TEXT);
  expect(showToast).toHaveBeenCalledWith({ title: "Copied. Paste it into a message." });
});

test.each([
  ["nothing", "AbortError", 0],
  ["the lines", "NotAllowedError", 1],
])("copies %s when sharing fails with %s", async (_, name, copies) => {
  share.mockRejectedValue(new DOMException("ended", name));
  await clickShare();
  expect(writeText).toHaveBeenCalledTimes(copies);
});

test("shows the lines in a toast when the browser refuses to copy them", async () => {
  share.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await clickShare();
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Your browser did not copy it. Copy it here:", text: TEXT }),
  );
});
