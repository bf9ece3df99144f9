import { fireEvent, screen } from "@testing-library/react";
import { showToast } from "../../../components/Toast/showToast";
import { loadedCalculator } from "../loadedCalculator";
import { amountField, amountSlider, figure, showExample } from "../testTools";

jest.mock("../../../components/Toast/showToast", () => ({ showToast: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/resources");
  jest.mocked(showToast).mockClear();
});

test("what was typed before the script came is kept, with the focus", async () => {
  showExample("resources");
  amountField().focus();
  amountField().value = "9,500";
  amountField().setSelectionRange(2, 3);
  await screen.findByRole("status");
  expect(amountField()).toHaveValue("9,500");
  expect(amountField()).toHaveFocus();
  expect(amountField().selectionStart).toBe(2);
  expect(figure("You borrow")).toBe("$9,500.00");
});

test("what is typed while the calculator is put together is kept", async () => {
  showExample("resources");
  // The script has come by then, and what was typed before has been read.
  Object.defineProperty(loadedCalculator, "current", {
    configurable: true,
    get: () => undefined,
    set() {
      amountField().focus();
      amountField().value = "9,500";
    },
  });
  await screen.findByRole("status");
  expect(amountField()).toHaveValue("9,500");
  expect(amountField()).toHaveFocus();
  expect(figure("You borrow")).toBe("$9,500.00");
  Object.defineProperty(loadedCalculator, "current", { value: undefined, writable: true });
});

test("a slider moved before the script came is kept", async () => {
  showExample("resources");
  amountSlider().value = "20000";
  await screen.findByRole("status");
  expect(amountField()).toHaveValue("20,000");
  expect(figure("You borrow")).toBe("$20,000.00");
});

test("a press on Calculate before the script came is answered", async () => {
  showExample("resources");
  fireEvent.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByRole("status");
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Monthly payment: $616.67" }),
  );
});
