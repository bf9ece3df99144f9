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
 * A text field for numbers, which accepts whatever people type. While an amount is not focused, its
 * thousands are shown separated. Written into the field, they would break the browser's undo.
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
          // Selected, so that input replaces it: 150 typed before a 0 would be 1,500.
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
 * Separates pasted cells by a tab: browsers turn their line break into a space, which would group digits.
 */
function pasteCells(event: ClipboardEvent) {
  const pasted = event.clipboardData.getData("text").trim();
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  // Deprecated, but the only insertion that undo supports.
  document.execCommand("insertText", false, pasted.replace(/[\r\n]+/g, "\t"));
}

/**
 * The field, with the formatted amount over it. In large text, a unit that does not fit next to it is above
 * or below.
 */
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
