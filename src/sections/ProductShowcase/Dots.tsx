import { Container } from "../../components/Layout";
import { Dot, DotsLayer } from "./dotStyles";

interface DotsProps {
  /** What the dots choose from. */
  label: string;
  /** The sections' names. */
  names: readonly string[];
  current: number;
  goTo(index: number): void;
}

/** A dot for each section, which scrolls to it; the dots stick while the sections scroll. */
export function Dots({ label, names, current, goTo }: DotsProps) {
  return (
    <DotsLayer className="needs-script">
      <Container>
        <ul aria-label={label}>
          {names.map((name, index) => (
            <li key={name}>
              <Dot
                type="button"
                aria-current={index === current ? "true" : undefined}
                data-replay-click
                onClick={() => goTo(index)}
              >
                <span className="visually-hidden">{name}</span>
              </Dot>
            </li>
          ))}
        </ul>
      </Container>
    </DotsLayer>
  );
}
