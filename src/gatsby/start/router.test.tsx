import { act, render, screen } from "@testing-library/react";
import { globalHistory, Location, navigate } from "./router";

beforeEach(() => {
  window.history.replaceState(null, "", "/first");
});

const showAddress = () =>
  render(<Location>{({ location }) => <p>{`${location.pathname}${location.hash}`}</p>}</Location>);

test("the page of the address is shown, and the next one after a navigation", async () => {
  showAddress();
  expect(screen.getByText("/first")).toBeInTheDocument();
  const entries = window.history.length;
  await act(async () => navigate("/second#place"));
  expect(screen.getByText("/second#place")).toBeInTheDocument();
  expect(window.history).toHaveLength(entries + 1);
});

test("a second press on a link, before its page is shown, makes no second entry", async () => {
  showAddress();
  const entries = window.history.length;
  await act(async () => {
    navigate("/second");
    navigate("/third");
  });
  expect(screen.getByText("/third")).toBeInTheDocument();
  expect(window.history).toHaveLength(entries + 1);
  await act(async () => navigate("/fourth"));
  expect(window.history).toHaveLength(entries + 2);
});

test("Back shows the former page, and who listens is told which way it went", async () => {
  showAddress();
  const told: string[] = [];
  const stop = globalHistory.listen(({ action, location }) =>
    told.push(`${action} ${location.pathname} ${location.key === "initial" ? "initial" : "later"}`),
  );
  await act(async () => navigate("/second"));
  await act(async () => navigate(-1));
  expect(await screen.findByText("/first")).toBeInTheDocument();
  stop();
  await act(async () => navigate("/third", { replace: true }));
  expect(told).toEqual(["PUSH /second later", "POP /first initial"]);
});
