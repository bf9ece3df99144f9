import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { drawings, Icon } from "../components/Icon";
import { stack } from "../theme/parts";
import { color, space } from "../theme/tokens";

interface ChecklistProps {
  list: Queries.ChecklistFieldsFragment;
  className?: string;
}

/** What to bring or to have, each entry with a check mark. `styled(Checklist)` sets the frame. */
export const Checklist = ({ list: { title, note, items, more }, className }: ChecklistProps) => (
  <Frame className={className}>
    <h3>{title}</h3>
    {note && <p>{note}</p>}
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon drawing={drawings.check} />
          {item}
        </li>
      ))}
    </ul>
    {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
  </Frame>
);

const Frame = styled.div`
  & p {
    color: ${color.textMuted};
  }
  & ul {
    ${stack(space[3])}
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  & li svg {
    width: 1.25rem;
    height: 1.6em;
    color: ${color.emphasis};
  }
`;
