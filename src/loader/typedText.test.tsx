import { act, screen, waitFor } from "@testing-library/react";
import { lazy, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { rememberTypedText } from "./typedText";

function Fields() {
  const [name, setName] = useState("");
  return (
    <p>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Text" defaultValue="as it was" />
      <input aria-label="Yes" type="checkbox" />
      <select aria-label="Choice" defaultValue="one">
        <option>one</option>
        <option>two</option>
      </select>
      <b>{name}</b>
    </p>
  );
}

/** Its code has not arrived when React starts. */
function lazyFields() {
  let arrive = () => {};
  const code = new Promise<{ default: typeof Fields }>((resolve) => {
    arrive = () => resolve({ default: Fields });
  });
  const Lazy = lazy(() => code);
  const page = (
    <Suspense fallback="…">
      <Lazy />
    </Suspense>
  );
  return { page, arrive };
}

test.each([
  ["at once", () => ({ page: <Fields />, arrive: () => {} })],
  ["when its code has arrived", lazyFields],
])("copies what was typed into fields that React renders anew %s", async (_, create) => {
  const { page, arrive } = create();
  const container = document.createElement("div");
  container.innerHTML = renderToString(
    <main>
      <Fields />
    </main>,
  );
  document.body.replaceChildren(container);
  const field = <Type extends HTMLElement>(name: string) => screen.getByLabelText<Type>(name);
  field<HTMLInputElement>("Name").value = "typed";
  field<HTMLInputElement>("Yes").checked = true;
  field<HTMLSelectElement>("Choice").value = "two";
  field("Name").focus();
  const prerendered = field("Name");
  container.querySelector("main")?.prepend(document.createElement("aside"));

  const restore = rememberTypedText(container);
  const onRecoverableError = jest.fn(() => restore());
  await act(async () => hydrateRoot(container, <main>{page}</main>, { onRecoverableError }));
  await act(async () => arrive());
  await waitFor(() => expect(field("Name")).toHaveValue("typed"));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(field("Name")).not.toBe(prerendered);
  expect(field("Name")).toHaveFocus();
  expect(screen.getByText("typed")).toBeVisible();
  expect(field("Yes")).toBeChecked();
  expect(field("Choice")).toHaveValue("two");
  expect(field("Text")).toHaveValue("as it was");
});
