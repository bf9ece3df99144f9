import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { Container } from "../../components/Layout";
import { formatCount } from "../../lib/format";
import { from } from "../../theme/breakpoints";
import { displayText, row, titleText } from "../../theme/parts";
import { color, size, space } from "../../theme/tokens";

interface StatisticsProps {
  title: string;
  statistics: readonly Queries.StatisticFieldsFragment[];
}

/** The lender's figures, which count up once when they scroll into view. */
export function Statistics({ title, statistics }: StatisticsProps) {
  const { block, progress } = useCountUp();
  return (
    <Background aria-labelledby="statistics-title">
      <Container>
        <h2 id="statistics-title">{title}</h2>
        <Figures ref={block}>
          {statistics.map(({ prefix, value, unit, label }, index) => {
            const figure = (share: number) =>
              `${prefix ?? ""}${formatCount(Math.round(value * share))}${unit ?? ""}`;
            const final = figure(1);
            // Screen readers announce the final figure, also while it counts.
            const spoken = progress < 1 ? { role: "img", "aria-label": final } : {};
            return (
              <div key={label} data-large={index === 0 || undefined}>
                <dt>{label}</dt>
                <dd>
                  <Figure translate="no" data-final={final} {...spoken}>
                    {figure(progress)}
                  </Figure>
                </dd>
              </div>
            );
          })}
        </Figures>
      </Container>
    </Background>
  );
}

const Background = styled.section`
  padding-block: ${space.section};
  background: ${color.accent};
  color: ${color.onAccent};
  & h2 {
    ${titleText(size.large, 1.3)}
  }
`;

const Figures = styled.dl`
  ${row(`${space[8]} ${space[6]}`)}
  margin-top: ${space[8]};
  & > div {
    flex: 1 1 7.75rem;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    margin-top: ${space[2]};
    font-size: ${size.body};
    font-weight: 500;
    line-height: 1.35;
  }
  & dd {
    ${displayText(size.h1, 1, "-0.03em")}
  }
  ${from("md")} {
    align-items: baseline;
    & > div {
      flex-basis: min-content;
    }
  }
  ${from("lg")} {
    & > [data-large] dd {
      font-size: ${size.display};
      line-height: 0.86;
      /* Browsers paint a box of a line's height behind the text, which would cover the label. */
      @media (forced-colors: active) {
        line-height: normal;
      }
    }
  }
`;

/** As wide as the final figure from the start, so that nothing moves while it counts. */
const Figure = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &::before {
    content: attr(data-final) / "";
    height: 0;
    visibility: hidden;
  }
`;

const STEPS = 30;
const DURATION_MS = 2000;
/** The share of the block that must be in view before it counts. */
const VISIBLE_SHARE = 0.3;

/**
 * Counts once from 0 to 1, in 30 steps over 2 seconds (specification, section 9), when 30% of a
 * block has scrolled into view. It is 1, the final figures, without script, with reduced motion, and
 * when the block is already in view during hydration.
 */
function useCountUp() {
  const block = useRef<HTMLDListElement>(null);
  const [step, setStep] = useState(STEPS);

  useEffect(() => {
    if (!block.current || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let waiting = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const finish = () => {
      observer.disconnect();
      clearInterval(timer);
      setStep(STEPS);
    };
    const count = () => {
      observer.disconnect();
      let reached = 0;
      timer = setInterval(() => {
        reached += 1;
        if (reached === STEPS) clearInterval(timer);
        setStep(reached);
      }, DURATION_MS / STEPS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const inView = entry.intersectionRatio >= VISIBLE_SHARE;
        if (waiting && inView) count();
        else if (!waiting && (inView || neverInView(entry))) observer.disconnect();
        else setStep(0);
        waiting = true;
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(block.current);
    window.addEventListener("beforeprint", finish);
    return () => {
      window.removeEventListener("beforeprint", finish);
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  return { block, progress: step / STEPS };
}

/** In a very low window, 30% of the block may never be in view at once; then the count starts. */
const neverInView = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.height * VISIBLE_SHARE > rootBounds.height;
