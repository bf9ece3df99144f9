import type { MouseEvent, RefObject } from "react";
import { moveFocus } from "../../lib/moveFocus";
import { fieldId, fieldNames } from "./fields";
import type { FieldErrors } from "./schema";
import { Summary } from "./styles";

interface ErrorSummaryProps {
  title: string;
  errors: FieldErrors;
  ref: RefObject<HTMLElement | null>;
}

export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const focusField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const field = document.getElementById(id);
    moveFocus(field);
    // WebKit scrolls no further than to the caret.
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <Summary ref={ref} tabIndex={-1} aria-labelledby="contact-errors">
      <h3 id="contact-errors">{title}</h3>
      <ul>
        {fieldNames.map(
          (name) =>
            errors[name] && (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, fieldId(name))}>
                  {errors[name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </Summary>
  );
}
