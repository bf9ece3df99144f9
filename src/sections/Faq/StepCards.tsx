import { Icon } from "../../components/Icon/Icon";
import { Cards } from "./styles";

interface StepCardsProps {
  steps: readonly Queries.StepDataFragment[];
}

/** A few steps as cards in a row. */
export function StepCards({ steps }: StepCardsProps) {
  return (
    <Cards>
      {steps.map(({ number, title, description, icon, note }) => (
        <li key={number}>
          <span aria-hidden="true">{number}</span>
          {icon && <Icon drawing={icon} />}
          <h3>
            <span className="visually-hidden">Step {number}: </span>
            {title}
          </h3>
          <p>{description}</p>
          {note && <small>{note}</small>}
        </li>
      ))}
    </Cards>
  );
}
