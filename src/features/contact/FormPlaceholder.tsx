import { ButtonFace } from "../../components/Button/ButtonFace";
import { Control, FieldFrame, Foot, TextArea } from "./fieldStyles";
import { fieldNames, fields } from "./fields";
import { Actions, Fields, Note } from "./styles";

const Box = Control.withComponent("div");
const LargeBox = TextArea.withComponent("div");

interface FormPlaceholderProps {
  words: Queries.ContactFormWordsFragment;
}

/** Stands for the form until its code loads, on a page reached by a link. */
export function FormPlaceholder({ words }: FormPlaceholderProps) {
  return (
    <div aria-hidden="true">
      <Note>{words.required}</Note>
      <Fields>
        {fieldNames.map((name) => (
          <FieldFrame key={name} data-wide={fields[name].wide}>
            <span>{words[name]}</span>
            {fields[name].lines ? <LargeBox /> : <Box />}
            <Foot />
          </FieldFrame>
        ))}
      </Fields>
      <Actions>
        <ButtonFace type="button" data-variant="primary" disabled>
          {words.submit}
        </ButtonFace>
      </Actions>
    </div>
  );
}
