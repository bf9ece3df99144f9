import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { moneyInText } from "../../lending/money";
import { fillTemplate } from "../../lib/fillTemplate";
import { takeMessage } from "../../lib/prefill";
import { LetterTool } from "./LetterTool";
import { letterOf, NO_ENTRY } from "./letter";

const { form, sentences, situations } =
  readContent<Queries.CannotPayPageFieldsFragment>("cannot-pay/page.yaml");
const TEXTS = { form, sentences, ...situations };
const last = TEXTS.situations.at(-1)?.label ?? "";
const TODAY = "2026-12-01";
const DATE = { date: "January 29, 2027" };
const LATER = { from: "2027-01-29" };

const letter = (entry: Partial<typeof NO_ENTRY>) =>
  letterOf({ ...NO_ENTRY, ...entry }, TEXTS, TODAY);
/** Returns a letter with these sentences about what can be paid. */
const saying = (...said: string[]) => [sentences.opening, said.join(" "), sentences.closing];
const money = (template: string, cents: bigint) =>
  fillTemplate(template, { ...DATE, amount: moneyInText(cents) });
const instalment = money(sentences.instalment, 1240_00n);

test.each<[entry: Partial<typeof NO_ENTRY>, said: string[]]>([
  [{}, [sentences.unknown]],
  [LATER, [money(sentences.unknownFrom, 0n)]],
  [{ pay: "0" }, [sentences.nothing]],
  [{ pay: "0", ...LATER }, [money(sentences.nothingFrom, 0n)]],
  [{ pay: "500.50" }, [money(sentences.amount, 500_50n)]],
  [{ pay: "500", ...LATER }, [money(sentences.amountFrom, 500_00n)]],
  [{ instalment: "1,240" }, [instalment, sentences.unknown]],
  [{ instalment: "1,240", pay: "0", ...LATER }, [instalment, money(sentences.nothingFrom, 0n)]],
  [{ instalment: "1,240", pay: "1,239.99" }, [instalment, money(sentences.amount, 1239_99n)]],
  [
    { instalment: "1,240", pay: "1240", ...LATER },
    [instalment, money(sentences.amountFrom, 1240_00n), sentences.covers],
  ],
])("says for %j exactly that", (entry, said) =>
  expect(letter(entry).text.split("\n\n")).toEqual(saying(...said)),
);

test("says beside what can be paid that it covers the instalment", () => {
  expect(letter({ instalment: "1,240", pay: "2k" }).messages.pay?.text).toBe(form.covers);
  expect(letter({ instalment: "1,240", pay: "1,000" }).messages.pay).toBeUndefined();
  expect(letter({ pay: "1,000" }).messages.pay).toBeUndefined();
});

test("explains invalid fields, and says nothing about them", () => {
  const { text, messages } = letter({ instalment: "0", pay: "some", from: "2026-11-30" });
  expect(text.split("\n\n").filter(Boolean)).toEqual([sentences.opening, sentences.closing]);
  for (const message of Object.values(messages)) expect(message?.kind).toBe("problem");
});

test("names what has happened", () => {
  for (const { label, sentence } of TEXTS.situations) {
    const [paragraph] = letter({ situation: label }).text.split("\n\n");
    expect(paragraph).toBe([sentences.opening, sentence].filter(Boolean).join(" "));
  }
});

test("passes the letter to the contact form when the visitor goes on, and stores nothing before that", () => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`) });
  renderUnstyled(<LetterTool {...TEXTS} />);
  const type = (name: "instalment" | "pay" | "from", value: string) =>
    fireEvent.input(screen.getByLabelText(form[name]), { target: { value } });
  fireEvent.change(screen.getByLabelText(form.situation), { target: { value: last } });
  type("instalment", "1,240");
  type("pay", "1,240");
  type("from", LATER.from);
  expect(screen.getByText(form.covers)).toBeVisible();
  expect([localStorage, sessionStorage].map((area) => area.length)).toEqual([0, 0]);
  const onward = screen.getByRole("link", { name: form.send.label });
  expect(onward).toHaveAttribute("href", form.send.to);
  onward.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(onward);
  const { text } = letter({
    situation: last,
    instalment: "1,240",
    pay: "1,240",
    ...LATER,
  });
  expect(takeMessage()).toEqual({ subject: sentences.subject, message: text });
});

test("shows a letter to copy, and where to send it, without JavaScript", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<LetterTool {...TEXTS} />);
  for (const part of page.querySelectorAll(".needs-script")) part.remove();
  expect(page).toHaveTextContent(saying(sentences.unknown).join(" "));
  expect(page).toHaveTextContent(form.withoutScript);
});
