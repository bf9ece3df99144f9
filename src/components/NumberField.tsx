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
  /** Formats an amount of money; without it, the field is for a whole number. */
  format?: ((text: string) => string) | undefined;
  enterKeyHint?: ComponentProps<"input">["enterKeyHint"];
}

/**
 * A number field. It takes what people type, so it is a text field. An amount is shown with its thousands
 * separated while the field is not focused; written into the field, it would break the browser's undo.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, text, onText, format, enterKeyHint, ...field } = props;
  const isHydrated = useHydrated();
  const formatted = format ? format(text) : text;
  // The text before hydration is for browsers without scripts.
  const atRest = isHydrated && formatted === text ? "" : formatted;
  return (
    <Field {...field} className="screen-only">
      <Shown>
        <Input
          className="needs-script"
          name={name}
          type="text"
          inputMode={format ? "decimal" : "numeric"}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
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

/** The field, and over it the amount as it is written. In large letters, a unit that does not fit beside is above or below. */
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
