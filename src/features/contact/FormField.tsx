import { useField } from "react-final-form";
import { formatCount } from "../../lib/formatCount";
import { cleanLine, cleanParagraphs } from "./cleanText";
import { Control, Count, FieldFrame, Foot, Problem, TextArea } from "./fieldStyles";
import { type FieldName, fields, idOf } from "./fields";
import { countCharacters, submissionLimits } from "./schema";

interface FormFieldProps {
  name: FieldName;
  label: string;
  /** The message is under way: what is seen is what is sent. */
  readOnly: boolean;
}

const asTyped = (text: string) => text;

/**
 * One field with its label, the message that belongs to it, and where it is long a count of its
 * characters. A message comes when the visitor leaves the field or asks to send, or at once when it
 * is too long: nothing is ever cut.
 */
export function FormField({ name, label, readOnly }: FormFieldProps) {
  const { wide, lines, ...traits } = fields[name];
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const id = idOf(name);
  const { most } = submissionLimits[name];
  const count = countCharacters(lines ? cleanParagraphs(input.value) : cleanLine(input.value));
  const isJudged = meta.touched || meta.submitFailed || count > most;
  const problem = isJudged ? meta.error : undefined;
  const control = {
    ...traits,
    id,
    value: input.value,
    onChange: input.onChange,
    onBlur: input.onBlur,
    readOnly,
    required: true,
    "aria-invalid": problem !== undefined,
    "aria-describedby": lines ? `${id}-problem ${id}-count` : `${id}-problem`,
  };
  return (
    <FieldFrame data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {lines ? <TextArea {...control} rows={lines} /> : <Control {...control} />}
      <Foot>
        {/* What is too long is said while the visitor writes. */}
        <Problem id={`${id}-problem`} aria-live={lines ? "polite" : undefined}>
          {problem}
        </Problem>
        {lines && (
          <Count id={`${id}-count`} data-over={count > most || undefined}>
            {formatCount(count)} of {formatCount(most)}
            <span className="visually-hidden"> characters</span>
          </Count>
        )}
      </Foot>
    </FieldFrame>
  );
}
