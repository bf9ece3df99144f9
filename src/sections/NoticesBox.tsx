import styled from "@emotion/styled";
import { Band, Container } from "../components/Layout";
import { columns, lineLink, small, stack, textBox } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

const Columns = styled(Container)`
  ${stack(`${space[8]} ${space[16]}`)}
  ${columns("lg", "minmax(0, 1fr) minmax(0, 1.1fr)")}
  & h2 {
    font-size: ${size.h3};
  }
  & h2 + p {
    max-width: 28rem;
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
  & a {
    ${lineLink}
    margin-top: ${space[4]};
  }
`;

const Box = styled.div`
  & label {
    display: block;
    margin-bottom: ${space[2]};
    font-weight: 600;
  }
  & input {
    ${textBox}
    padding: ${space[2]} ${space[4]};
  }
  & > p {
    margin-top: ${space[2]};
    ${small}
  }
`;

const FIELD_ID = "notices-email";

/** An e-mail field that does nothing yet, with a note about that, beside a link to the newsletter. */
export function NoticesBox({ content }: { content: Queries.NoticesBoxFieldsFragment }) {
  return (
    <Band data-background="warm">
      <Columns>
        <div>
          <h2>{content.title}</h2>
          <p>{content.text}</p>
          <a href={content.newsletter.to}>{content.newsletter.label}</a>
        </div>
        <Box>
          <label htmlFor={FIELD_ID}>{content.email}</label>
          <input
            id={FIELD_ID}
            type="email"
            autoComplete="email"
            aria-describedby={`${FIELD_ID}-note`}
          />
          <p id={`${FIELD_ID}-note`}>{content.note}</p>
        </Box>
      </Columns>
    </Band>
  );
}
