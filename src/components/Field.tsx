import styled from "@emotion/styled";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from "react";
import { below, from } from "../theme/breakpoints";
import { column, columns, minimumFieldText, row, small, stack } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

type ControlProps = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;

const FieldContext = createContext<ControlProps>({});

export interface FieldProps {
  label: ReactNode;
  /** The id of the control. Only needed if something else refers to it. */
  id?: string | undefined;
  /** The unit before or after the value. The label need not repeat it. */
  before?: ReactNode;
  after?: ReactNode;
  /** The text below the field. A problem makes the field invalid, but a note does not. */
  message?: { readonly kind: "problem" | "note"; readonly text: string } | undefined;
  /** Whether the message is announced when it appears. Forms that announce their figures do not need this. */
  live?: "polite" | undefined;
  hint?: ReactNode;
  describedBy?: string | undefined;
  /** Whether the label is beside the control, provided that both fit. */
  isBeside?: boolean;
  /** Whether the field spans all columns of `Fields`. */
  isWide?: boolean | undefined;
  className?: string;
  below?: ReactNode;
  /** An `Input`, a `Select` or a `TextArea`, plus anything else that belongs in its box. */
  children: ReactNode;
}

/** A control with its label and message: `<Field label="Amount" before="TTD"><Input /></Field>`. */
export function Field(props: FieldProps) {
  const { label, before, after, message, hint, isBeside, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const descriptions = [
    typeof (before ?? after) === "string" && `${id}-unit`,
    props.describedBy,
    message && `${id}-message`,
    Boolean(hint) && `${id}-hint`,
  ];
  const control = {
    id,
    "aria-describedby": descriptions.filter(Boolean).join(" ") || undefined,
    "aria-invalid": message?.kind === "problem",
  };
  const unit = (text: ReactNode, translate?: "no") =>
    typeof text === "string" ? (
      <span id={`${id}-unit`} translate={translate}>
        {text}
      </span>
    ) : (
      text
    );
  return (
    <Frame
      className={className}
      data-beside={isBeside || undefined}
      data-wide={props.isWide || undefined}
    >
      <div>
        <label htmlFor={id}>{label}</label>
        <FieldBox>
          {unit(before, "no")}
          <FieldContext value={control}>{children}</FieldContext>
          {unit(after)}
        </FieldBox>
      </div>
      {props.below}
      <Footer data-footer>
        <FieldMessage id={`${id}-message`} data-kind={message?.kind} aria-live={props.live}>
          {message?.text}
        </FieldMessage>
        {hint && <div id={`${id}-hint`}>{hint}</div>}
      </Footer>
    </Frame>
  );
}

export const Input = (props: ComponentProps<"input">) => (
  <Control {...useContext(FieldContext)} {...props} />
);

interface DateInputProps extends Pick<ComponentProps<"input">, "max" | "required"> {
  /** The date as YYYY-MM-DD. If it is "", the control is left as it is. */
  day: string;
  onDay: (day: string) => void;
  /** Called when the visitor leaves the field with a date that is incomplete, too late or missing. */
  onInvalid?: () => void;
}

/** A date field. It is uncontrolled, because a controlled one would lose a partially entered date. */
export function DateInput({ day, onDay, onInvalid, ...props }: DateInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: field } = ref;
    if (field && day && !field.validity.badInput && field.value !== day) field.value = day;
  }, [day]);
  return (
    <Input
      {...props}
      ref={ref}
      type="date"
      onInput={({ currentTarget: { value, validity } }) => validity.valid && onDay(value)}
      onBlur={({ currentTarget: { value, validity } }) => {
        if (!validity.valid) onInvalid?.();
        else if (value !== day) onDay(value);
      }}
    />
  );
}

export const Select = (props: ComponentProps<"select">) => (
  <SelectControl {...useContext(FieldContext)} {...props} />
);

export const TextArea = (props: ComponentProps<"textarea">) => (
  <TextAreaControl {...useContext(FieldContext)} {...props} />
);

/**
 * Reserves space for messages, so that a button below does not move away from under the pointer. A message is
 * nearer to its field than to the next label.
 */
export const Fields = styled.div`
  ${stack(`${space[6]} ${space[5]}`)}
  ${columns("sm", 2)}
  & [data-footer] {
    min-height: 1.5rem;
  }
  ${from("sm")} {
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const Frame = styled.div`
  min-width: 0;
  break-inside: avoid;
  &:not([data-beside]) > div:has(> label) {
    ${column}
    gap: ${space[1]};
  }
  & label {
    font-weight: 600;
    line-height: 1.3;
  }
  &[data-beside] > div:has(> label) {
    ${row(`${space[2]} ${space[4]}`)}
    align-items: center;
    justify-content: space-between;
    & > label {
      flex: 3 1 6.5rem;
    }
    /* Lets a select be as wide as its longest option. */
    & > div {
      flex: 1 1 auto;
    }
    & > div:has(input) {
      flex-basis: 9.75em;
      max-width: 12.7em;
    }
  }
`;

/** The box around a control and anything that belongs to its value. It shows the control's focus ring. */
const FieldBox = styled.div`
  ${row(`0 ${space[3]}`)}
  align-items: center;
  min-width: 0;
  padding-inline: min(${space[4]}, 3.4vw);
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  background: ${color.background};
  color: ${color.textMuted};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &:has([aria-invalid="true"]) {
    border-color: ${color.danger};
    outline-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  /* Browsers pad the text of a select themselves. */
  &:has(select) {
    padding-inline: min(${space[3]}, 2vw);
  }
  &:has(:is(input, textarea):read-only) {
    background: ${color.backgroundWarm};
  }
`;

const Control = styled.input`
  flex: 1 1 0;
  min-width: 0;
  width: 100%;
  height: 3.125rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  outline: none;
  scroll-margin-block: min(15rem, 30vh) min(8rem, 20vh);
  &:is(input, textarea):read-only {
    color: ${color.textMuted};
  }
`;

const SelectControl = styled(Control.withComponent("select"))`
  ${below("sm")} {
    font-size: max(${minimumFieldText}, min(1rem, 4.5vw));
    letter-spacing: -0.01em;
  }
`;

const TextAreaControl = styled(Control.withComponent("textarea"))`
  height: auto;
  min-height: min(12.5rem, 40vw);
  padding-block: ${space[3]};
  line-height: 1.5;
  resize: vertical;
  @media print {
    field-sizing: content;
  }
`;

/** Outside `Fields`, an empty message takes up no space, because reserved space would leave gaps. */
export const FieldMessage = styled.p`
  padding-top: ${space[1]};
  ${small}
  line-height: 1.4;
  &:empty {
    padding: 0;
  }
  &:not(:empty) {
    margin-right: ${space[4]};
  }
  &[data-kind="note"] {
    color: ${color.warning};
  }
  &[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

const Footer = styled.div`
  ${row("0")}
  & > div {
    flex: 1 1 auto;
    padding-top: ${space[1]};
    ${small}
    line-height: 1.4;
  }
`;
