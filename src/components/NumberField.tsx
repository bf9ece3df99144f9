import styled from "@emotion/styled";
import type { ClipboardEvent, ComponentProps } from "react";
import { useHydrated } from "../lib/useHydrated";
import { largeText, withoutScript } from "../theme/breakpoints";
import { color, size, token } from "../theme/tokens";
import { Field, type FieldProps, Input } from "./Field";

interface NumberFieldProps extends Omit<FieldProps, "children"> {
  name?: string;
  text: string;
  onText: (text: string) => void;
  /** The text of an amount of money or of a rate, formatted. If omitted, the field is for a whole number. */
  formatted?: string | undefined;
  enterKeyHint?: ComponentProps<"input">["enterKeyHint"];
}

/**
 * A text field for numbers that accepts any text. While it is not focused, the formatted number is shown
 * over it. The field's own value stays as entered, because changing it would break undo.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, text, onText, formatted = text, enterKeyHint, ...field } = props;
  const isHydrated = useHydrated();
  // Before hydration, the formatted text is always rendered, because without JavaScript it replaces the field.
  const atRest = isHydrated && formatted === text ? "" : formatted;
  return (
    <Field {...field} className="screen-only">
      <Shown>
        <Input
          className="needs-script"
          name={name}
          type="text"
          inputMode={props.formatted === undefined ? "numeric" : "decimal"}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          value={text}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
          onPaste={pasteCells}
          // Selects a 0 so that input replaces it: otherwise, typing 150 before the 0 would give 1,500.
          onClick={({ currentTarget }) => text === "0" && currentTarget.select()}
        />
        {atRest && (
          <b translate="no" aria-hidden={isHydrated || undefined}>
            {atRest}
          </b>
        )}
      </Shown>
    </Field>
  );
}

/**
 * Separates pasted spreadsheet cells with tabs, because browsers turn the line break between them into a
 * space, which would look like a thousands separator.
 */
function pasteCells(event: ClipboardEvent) {
  const pasted = event.clipboardData.getData("text").trim();
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  // `execCommand` is deprecated, but nothing else inserts text in a way that can be undone.
  document.execCommand("insertText", false, pasted.replace(/[\r\n]+/g, "\t"));
}

/** The formatted amount covers the field. If large text leaves no room for the unit, the unit wraps. */
const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 0;
  min-width: 0;
  ${largeText} {
    flex-basis: 7em;
    &:has(~ span) {
      flex-basis: 2.75em;
    }
  }
  & > input,
  & > b {
    grid-area: 1 / 1;
    font: 600 ${size.large} / 3.125rem ${token.fontText};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & > b {
    min-width: 0;
    overflow: hidden;
    color: ${color.text};
    pointer-events: none;
  }
  & > b:not([aria-hidden]),
  & > input:focus + b {
    display: none;
  }
  & > input:not(:focus):has(+ b[aria-hidden]) {
    opacity: 0;
  }
  ${withoutScript} {
    & > b:not([aria-hidden]) {
      display: block;
    }
  }
`;
