import styled from "@emotion/styled";
import { type ClipboardEvent, type ComponentProps, type ReactNode, useId } from "react";
import type { FieldMessage } from "../lending/inputMessages";
import { tidyAmount } from "../lending/parseInput";
import { useHydrated } from "../lib/useHydrated";
import { below, from, largeText, withoutScript } from "../theme/breakpoints";
import { row, small } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface NumberFieldProps {
  label: string;
  name?: string;
  text: string;
  onText: (text: string) => void;
  /** The text below it; without a kind, a hint. */
  message?: (Partial<Pick<FieldMessage, "kind">> & Pick<FieldMessage, "text">) | undefined;
  /** Whether it is invalid, where another element than its own message says why. */
  isInvalid?: boolean;
  /** The id of another element that describes the field. */
  describedBy?: string;
  /** The unit before the number, which the label need not repeat. */
  before?: string | undefined;
  /** The unit after the number; it describes the field. */
  after?: string | undefined;
  /** Whether the number is an amount of money, which can have decimals. */
  isMoney?: boolean;
  enterKeyHint?: ComponentProps<"input">["enterKeyHint"];
  isLarge?: boolean;
  /** Belongs to the field, and is between it and its message. */
  children?: ReactNode;
}

/**
 * A number field with its label, unit and message. It takes what people type, so it is a text field. An
 * amount is shown with its thousands separated while the field is not focused; written into the field,
 * it would break the browser's undo.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, text, onText, message, before, after, isMoney = true } = props;
  const id = useId();
  const isHydrated = useHydrated();
  const tidied = isMoney ? tidyAmount(text) : text;
  // The text before hydration is for browsers without scripts.
  const atRest = isHydrated && tidied === text ? "" : tidied;
  const descriptions = [(before || after) && `${id}-unit`, props.describedBy, `${id}-message`];
  return (
    <Field className="screen-only" data-large={props.isLarge || undefined}>
      <div>
        <label htmlFor={id}>{label}</label>
        <NumberBox>
          {before && (
            <span id={`${id}-unit`} translate="no">
              {before}
            </span>
          )}
          <Shown>
            <input
              className="needs-script"
              id={id}
              name={props.name}
              type="text"
              inputMode={isMoney ? "decimal" : "numeric"}
              autoComplete="off"
              enterKeyHint={props.enterKeyHint}
              aria-describedby={descriptions.filter(Boolean).join(" ")}
              aria-invalid={props.isInvalid ?? message?.kind === "problem"}
              value={text}
              onInput={({ currentTarget }) => onText(currentTarget.value)}
              onPaste={pasteCells}
              // The input replaces it: 150 before a 0 would be 1,500.
              onClick={({ currentTarget }) => text === "0" && currentTarget.select()}
            />
            {atRest && (
              <b translate="no" aria-hidden={isHydrated || undefined}>
                {atRest}
              </b>
            )}
          </Shown>
          {after && <span id={`${id}-unit`}>{after}</span>}
        </NumberBox>
      </div>
      {props.children}
      <MessageLine id={`${id}-message`} data-kind={message?.kind}>
        {message?.text}
      </MessageLine>
    </Field>
  );
}

/** Separates pasted cells by a tab: browsers make a space of their line break, which would group digits. */
function pasteCells(event: ClipboardEvent) {
  const pasted = event.clipboardData.getData("text").trim();
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  // Deprecated, and the only way that undo knows of.
  document.execCommand("insertText", false, pasted.replace(/[\r\n]+/g, "\t"));
}

/** A label beside its control. */
export const Field = styled.div`
  & > div:has(> label) {
    ${row(`${space[2]} ${space[4]}`)}
    align-items: center;
    justify-content: space-between;
  }
  & label {
    font-weight: 600;
  }
  /* Both fields of a loan begin at the same place. */
  &[data-large] label {
    min-width: 6.75em;
  }
  ${from("xl")} {
    &[data-large] {
      & label {
        font-size: ${size.h4};
      }
      & :is(input[type="text"], b) {
        height: 4.5rem;
        font-size: 1.875rem;
        line-height: 4.5rem;
      }
      & > div:has(> label) {
        margin-bottom: ${space[4]};
        & > div {
          flex: 0 1 17rem;
          max-width: none;
        }
      }
    }
  }
`;

/** A message takes its space when it appears: what was reserved for it left holes between the fields. */
export const MessageLine = styled.p`
  padding-top: ${space[1]};
  ${small}
  line-height: 1.4;
  &:empty {
    padding: 0;
  }
  &[data-kind="note"] {
    color: ${color.notice};
  }
  &[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

/** The box of a number field, with its unit before or after it; below its label in large letters. */
const NumberBox = styled.div`
  ${row(`0 ${space[3]}`)}
  align-items: baseline;
  flex: 1 1 9em;
  max-width: 12.7em;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  padding-inline: ${space[4]};
  background: ${color.background};
  color: ${color.textMuted};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &:has([aria-invalid="true"]) {
    border-color: ${color.danger};
    outline-color: ${color.danger};
  }
  & input,
  & b {
    grid-area: 1 / 1;
    min-width: 0;
    height: 3.375rem;
    border: 0;
    padding: 0;
    background: none;
    color: ${color.text};
    font: 600 1.375rem / 3.375rem ${token.fontText};
    font-variant-numeric: tabular-nums;
    text-align: right;
    outline: none;
    scroll-margin-block: min(15rem, 30vh) min(8rem, 20vh);
  }
  & b {
    overflow: hidden;
    pointer-events: none;
  }
  & b:not([aria-hidden]),
  & input:focus + b {
    display: none;
  }
  & input:not(:focus):has(+ b[aria-hidden]) {
    opacity: 0;
  }
  ${below("sm")} {
    column-gap: ${space[2]};
    padding-inline: min(${space[3]}, 3.4vw);
    & input,
    & b {
      height: 2.875rem;
      font-size: 1.1875rem;
      line-height: 2.875rem;
    }
  }
  /* The unit is above or below a number that does not fit beside it. */
  ${largeText} {
    & > div {
      flex-basis: 7em;
    }
    & > div:has(~ span) {
      flex-basis: 2.75em;
    }
  }
  ${withoutScript} {
    & b:not([aria-hidden]) {
      display: block;
    }
  }
`;

/** The field, and over it the amount as it is written. */
const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 0;
  min-width: 0;
`;
