import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { Band, Container } from "../../components/Layout";
import { formatCount } from "../../lib/format";
import { displayText, row, titleText } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface StatisticsProps {
  title: string;
  statistics: readonly Queries.StatisticFieldsFragment[];
  /** What the figures cover. */
  note?: string | null;
}

/** Shows the lender's figures. They count up once when they scroll into view. */
export function Statistics({ title, statistics, note }: StatisticsProps) {
  const { block, progress } = useCountUp();
  return (
    <Background data-background="sunken" aria-labelledby="statistics-title">
      <Container>
        <h2 id="statistics-title">{title}</h2>
        <Figures ref={block}>
          {statistics.map(({ prefix, value, unit, label }) => {
            const figure = (share: number) =>
              `${prefix ?? ""}${formatCount(Math.round(value * share))}${unit ?? ""}`;
            const final = figure(1);
            // Screen readers announce the final figure during the count.
            const spoken = progress < 1 ? { role: "img", "aria-label": final } : {};
            return (
              <div key={label}>
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
        {note && <p>{note}</p>}
      </Container>
    </Background>
  );
}

const Background = styled(Band)`
  & h2 {
    ${titleText(size.large, 1.3)}
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[8]};
  }
`;

const Figures = styled.dl`
  ${row(`${space[8]} ${space[6]}`)}
  margin-top: ${space[8]};
  & > div {
    flex: 1 1 8.5rem;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: ${space[4]};
    border-top: 2px solid ${color.text};
  }
  & dt {
    margin-top: ${space[2]};
    font-weight: 500;
    line-height: 1.35;
  }
  & dd {
    ${displayText(size.h1, 1, "-0.03em")}
    color: ${color.emphasis};
  }
`;

/** Reserves the width of the final figure, so that nothing shifts during the count. */
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
/** The share of the block in view that starts the count. */
const VISIBLE_SHARE = 0.3;

/**
 * Counts once from 0 to 1 when 30% of the block has scrolled into view (specification, section 9). The
 * progress stays at 1 without script, with reduced motion, and if the block is in view at hydration.
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
        else if (!waiting && (inView || isTooTall(entry))) observer.disconnect();
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

/** Returns whether the window is too short to ever show 30% of the block. */
const isTooTall = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.height * VISIBLE_SHARE > rootBounds.height;
