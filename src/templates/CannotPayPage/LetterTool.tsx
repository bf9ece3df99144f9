import styled from "@emotion/styled";
import { useState } from "react";
import { ActionRow, ButtonLink } from "../../components/Button";
import { DateInput, Field, Fields, Select } from "../../components/Field";
import { NumberField } from "../../components/NumberField";
import { Split } from "../../components/Section";
import { Share } from "../../components/Share";
import { Title } from "../../components/Type";
import { OWN_CURRENCY } from "../../lending/money";
import { tidyAmount } from "../../lending/parseInput";
import { now } from "../../lib/now";
import { leaveMessage } from "../../lib/prefill";
import { card, formSheet } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { type LetterTexts, letterOf, NO_ENTRY } from "./letter";

/** Writes a letter to the lender. Stores and sends nothing until the visitor goes on to the contact form. */
export function LetterTool(texts: LetterTexts) {
  const { form, sentences, situations } = texts;
  const [entry, setEntry] = useState(NO_ENTRY);
  const change = (name: keyof typeof entry) => (value: string) =>
    setEntry((before) => ({ ...before, [name]: value }));
  const { text, messages } = letterOf(entry, texts, entry.from && now().day);

  const amount = (name: "instalment" | "pay", hint?: string) => (
    <NumberField
      label={form[name]}
      hint={hint}
      isWide={name === "instalment"}
      before={OWN_CURRENCY.symbol}
      formatted={tidyAmount(entry[name])}
      enterKeyHint="next"
      message={messages[name]}
      live="polite"
      text={entry[name]}
      onText={change(name)}
    />
  );
  return (
    <Sheet>
      <Split ratio="minmax(0, 1.2fr) minmax(0, 1fr)">
        <form className="needs-script screen-only" method="dialog" autoComplete="off">
          <Inputs>
            <Field label={form.situation} isWide>
              <Select
                value={entry.situation}
                onChange={({ target }) => change("situation")(target.value)}
              >
                <option value="">{form.choose}</option>
                {situations.map(({ label }) => (
                  <option key={label}>{label}</option>
                ))}
              </Select>
            </Field>
            {amount("instalment")}
            {amount("pay", form.payHint)}
            <Field label={form.from} message={messages.from} live="polite">
              <DateInput day={entry.from} onDay={change("from")} />
            </Field>
          </Inputs>
        </form>
        <Letter>
          <Title as="h2">{form.title}</Title>
          {/* A new element for each text, because translation tools replace its parts. */}
          <p key={text}>{text}</p>
          <p className="without-script">{form.withoutScript}</p>
          <ActionRow className="needs-script screen-only">
            <ButtonLink
              to={form.send.to}
              onClick={() => leaveMessage({ subject: sentences.subject, message: text })}
            >
              {form.send.label}
            </ButtonLink>
            <Share lines={() => [text]} />
            <small>{form.private}</small>
          </ActionRow>
        </Letter>
      </Split>
    </Sheet>
  );
}

const Sheet = styled.div`
  ${formSheet}
`;

/** A field may have a message and a hint. */
const Inputs = styled(Fields)`
  row-gap: ${space[3]};
`;

const Letter = styled.div`
  ${card.tint}
  & > p {
    margin-block: ${space[4]};
    white-space: pre-line;
  }
`;
