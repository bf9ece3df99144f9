import { act, render, screen } from "@testing-library/react";
import { type LateCode, LatePart } from "./LatePart";

type Words = (words: string) => string;

/** Code that comes when the test says so. */
function lateCode() {
  let settle = (_error?: Error) => {};
  const answer = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  const code: LateCode<Words> = { current: undefined, fetch: jest.fn(() => answer) };
  const come = () =>
    act(async () => {
      code.current = (words) => words.toUpperCase();
      settle();
    });
  const fail = () => act(async () => settle(new Error("Offline")));
  return { code, come, fail };
}

const show = (code: LateCode<Words>) =>
  render(<LatePart code={code}>{(shout) => <p id="loan">{shout("the loan")}</p>}</LatePart>);

const goTo = jest.fn();

beforeEach(() => {
  goTo.mockClear();
  Object.assign(Element.prototype, { scrollIntoView: goTo });
  window.history.replaceState(null, "", "/loan-calculator#loan");
});

test("what is there is shown at once, and nothing is fetched or moved", async () => {
  const { code, come } = lateCode();
  await come();
  show(code);
  expect(screen.getByText("THE LOAN")).toBeInTheDocument();
  expect(code.fetch).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
});

test("what is late is shown when it comes, and the address's place is gone to", async () => {
  const { code, come } = lateCode();
  show(code);
  expect(screen.queryByText("THE LOAN")).not.toBeInTheDocument();
  expect(goTo).not.toHaveBeenCalled();
  await come();
  expect(goTo.mock.contexts).toEqual([screen.getByText("THE LOAN")]);
});

test("what fails once the visitor has gone on disturbs nobody", async () => {
  const { code, fail } = lateCode();
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  show(code).unmount();
  await fail();
  // Here a page that is loaded anew would say that there is no browser to do it.
  expect(told).not.toHaveBeenCalled();
});
