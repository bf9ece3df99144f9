import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from, highEnough } from "../../theme/breakpoints";
import { color, space, token } from "../../theme/tokens";

interface DotsProps {
  /** What the dots choose from. */
  label: string;
  names: readonly string[];
  current: number;
  goTo(index: number): void;
}

/** A dot for each section, which scrolls to it; the dots stick while the sections scroll. */
export function Dots({ label, names, current, goTo }: DotsProps) {
  return (
    <DotsLayer className="needs-script screen-only">
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

/** Where the text leaves room for them below it; otherwise they are between it and the picture. */
const besideText = "@media (min-height: 36em)";

/** A layer over the window without size in the layout; only the dots take clicks. */
const DotsLayer = styled.div`
  display: none;
  ${highEnough} {
    display: block;
    position: sticky;
    top: 0;
    z-index: 1;
    height: 100vh;
    height: 100svh;
    margin-bottom: -100vh;
    margin-bottom: -100svh;
    pointer-events: none;
    & > div {
      position: relative;
      height: 100%;
    }
  }
  & ul {
    position: absolute;
    inset: auto 0 ${space[2]};
    display: flex;
    width: fit-content;
    margin-inline: auto;
    border-radius: ${token.radiusRound};
    background: color-mix(in srgb, ${color.background} 72%, transparent);
  }
  ${from("lg")} {
    ${besideText} {
      & ul {
        inset: auto auto ${space[4]} calc(${space.gutter} - ${space[4]});
        margin-inline: 0;
        background: none;
      }
    }
  }
`;

/** The mark is cut out of a fixed bar, so that nothing moves when it grows. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 2.5rem;
  pointer-events: auto;
  &::before {
    content: "";
    width: 2rem;
    height: 0.625rem;
    border-radius: ${token.radiusRound};
    background: ${color.lineStrong};
    clip-path: inset(0 0.6875rem round 1rem);
    transition: clip-path ${token.slow} ${token.easing}, background-color ${token.slow};
  }
  &:hover::before {
    background: ${color.text};
  }
  &[aria-current]::before {
    clip-path: inset(0 round 1rem);
    background: ${color.emphasis};
  }
  ${from("lg")} {
    ${besideText} {
      width: 2.75rem;
      &::before {
        width: 0.625rem;
        height: 2rem;
        clip-path: inset(0.6875rem 0 round 1rem);
      }
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
