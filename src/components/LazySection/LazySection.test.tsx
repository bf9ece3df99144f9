import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { prerenderToNodeStream } from "react-dom/static.node";
import { LazySection, lazyComponent } from "./LazySection";

// React prerenders in Node, and jsdom takes this away.
Object.assign(globalThis, { setImmediate });

const Loan = ({ amount }: { amount: string }) => <input id="loan" defaultValue={amount} />;
const props = { amount: "5,000" };
const error = { message: "It did not load.", retry: "Try again" };

/** A component whose code loads, or fails to, when the test says so. */
function controlled() {
  const requests: { succeed(): void; fail(): void }[] = [];
  const code = lazyComponent(
    () =>
      new Promise<typeof Loan>((resolve, reject) => {
        requests.push({
          succeed: () => resolve(Loan),
          fail: () => reject(new Error("Loading chunk loan failed.")),
        });
      }),
  );
  const settle = (how: "succeed" | "fail") =>
    act(async () => {
      for (const request of requests.splice(0)) request[how]();
    });
  return { settle, section: <LazySection code={code} props={props} error={error} /> };
}

test("renders the component when its code has loaded", async () => {
  const { settle, section } = controlled();
  render(section);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await settle("succeed");
  expect(screen.getByRole("textbox")).toHaveValue("5,000");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("reports a failed request, and loads the code when the button is clicked", async () => {
  const { settle, section } = controlled();
  render(section);
  await settle("fail");
  expect(screen.getByRole("alert")).toHaveTextContent("It did not load.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle("succeed");
  expect(screen.getByRole("textbox")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("keeps prerendered HTML and typed values when the code fails to load, and has the focus once it has", async () => {
  const loaded = lazyComponent(async () => Loan);
  const { prelude } = await prerenderToNodeStream(
    <LazySection code={loaded} props={props} error={error} />,
  );
  const container = document.createElement("section");
  container.innerHTML = await text(prelude);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "7,500";
  const { settle, section } = controlled();
  render(section, { container, hydrate: true });
  await settle("fail");
  expect(screen.getByRole("alert")).toBeInTheDocument();
  expect(screen.getByRole("textbox")).toBe(field);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle("succeed");
  expect(screen.getByRole("textbox")).toBe(field);
  expect(field).toHaveValue("7,500");
  expect(container).toHaveFocus();
});
