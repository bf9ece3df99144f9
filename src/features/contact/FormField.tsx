import styled from "@emotion/styled";
import type { FocusEvent } from "react";
import { useField } from "react-final-form";
import { Field, Input, TextArea } from "../../components/Field";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";
import { color } from "../../theme/tokens";
import { cleanField, contactFields, countCharacters, type FieldName, fieldId } from "./fields";

interface FormFieldProps {
  name: FieldName;
  labels: Pick<Queries.ContactFormFieldsFragment, FieldName | "count" | "characters" | "phoneHint">;
  /** True while the message is being sent, so that the visible text stays the same as the text being sent. */
  readOnly: boolean;
}

/** Keeps "" in the form's state. By default, react-final-form would replace it with undefined. */
const keepEmptyString = (text: string) => text;

/**
 * A field with its label and error, and with a character count if it has several lines. Errors appear on
 * blur and on submit, except that text which is too long is reported immediately. Text is never truncated.
 */
export function FormField({ name, labels, readOnly }: FormFieldProps) {
  const { wide, rows, most, control: attributes } = contactFields[name];
  const { input, meta } = useField<string>(name, { parse: keepEmptyString });
  const count = countCharacters(cleanField(name, input.value));
  const isValidated = meta.touched || meta.submitFailed || count > most;
  const error = isValidated ? meta.error : undefined;
  const control = {
    ...attributes,
    // The control is uncontrolled, because React would overwrite values that scripts set without an event.
    onChange: input.onChange,
    onBlur: (event: FocusEvent) => {
      input.onChange(event);
      input.onBlur();
    },
    readOnly,
    required: true,
  };
  return (
    <Field
      id={fieldId(name)}
      label={labels[name]}
      isWide={wide}
      message={error ? { kind: "problem", text: error } : undefined}
      // Of a text area, announces errors as they appear, such as that the text is too long.
      live={rows ? "polite" : undefined}
      hint={
        rows ? (
          <CharacterCount data-over={count > most || undefined}>
            <span>
              {fillTemplate(labels.count, {
                count: formatCount(count),
                maximum: formatCount(most),
              })}
            </span>
            <span className="visually-hidden"> {labels.characters}</span>
          </CharacterCount>
        ) : (
          name === "phone" && labels.phoneHint
        )
      }
    >
      {rows ? <TextArea {...control} rows={rows} /> : <Input {...control} />}
    </Field>
  );
}

const CharacterCount = styled.p`
  text-align: end;
  font-variant-numeric: tabular-nums;
  &[data-over] {
    font-weight: 600;
    color: ${color.danger};
  }
`;
