import type { MouseEvent, Ref } from "react";
import { Summary } from "./fieldStyles";
import { fieldNames, idOf } from "./fields";
import type { Problems } from "./validateSubmission";

interface ErrorSummaryProps {
  title: string;
  problems: Problems;
  ref: Ref<HTMLElement>;
}

/** All that keeps the message from being sent, each with a link to its field. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Summary ref={ref} tabIndex={-1} aria-labelledby="contact-problems">
      <h3 id="contact-problems">{title}</h3>
      <ul>
        {fieldNames.map(
          (name) =>
            problems[name] && (
              <li key={name}>
                <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, idOf(name))}>
                  {problems[name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </Summary>
  );
}
