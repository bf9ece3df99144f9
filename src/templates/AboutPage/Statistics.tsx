import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { KeyFigures } from "../../components/KeyFigures";
import { Band, Container } from "../../components/Section";
import { Muted, Subtitle } from "../../components/Type";
import { formatCount } from "../../lib/format";
import { space } from "../../theme/tokens";

interface StatisticsProps {
  title: string;
  statistics: readonly Queries.StatisticFieldsFragment[];
  note?: string | null;
}

/** Shows the lender's figures, which count up once when they scroll into view. */
export const Statistics = ({ title, statistics, note }: StatisticsProps) => (
  <Background data-background="sunken" aria-labelledby="statistics-title">
    <Container>
      <Subtitle as="h2" id="statistics-title">
        {title}
      </Subtitle>
      <CountedFigures statistics={statistics} />
      {note && <Muted>{note}</Muted>}
    </Container>
  </Background>
);

function CountedFigures({ statistics }: Pick<StatisticsProps, "statistics">) {
  const { block, progress } = useCountUp();
  return (
    <div ref={block}>
      <KeyFigures
        data-large=""
        figures={statistics.map(({ label, ...statistic }) => {
          const count = progress < 1 ? figureOf(statistic, progress) : undefined;
          const value = (
            <Count key={label} translate="no" data-count={count}>
              {figureOf(statistic)}
            </Count>
          );
          return { label, value };
        })}
      />
    </div>
  );
}

const figureOf = (
  { prefix, value, unit }: Omit<Queries.StatisticFieldsFragment, "label">,
  share = 1,
): string => `${prefix ?? ""}${formatCount(Math.round(value * share))}${unit ?? ""}`;

const Background = styled(Band)`
  & dl {
    margin-block: ${space[6]};
  }
`;

/** Paints the running count over the final figure. Only that figure is announced, copied and printed. */
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media not print {
    &[data-count] {
      -webkit-text-fill-color: transparent;
    }
    &::before {
      content: attr(data-count) / "";
      position: absolute;
      -webkit-text-fill-color: currentcolor;
    }
  }
`;

const STEPS = 30;
const DURATION_MS = 2000;
/** How much of the block must be in view for the count to start, as a fraction. */
const VISIBLE_SHARE = 0.3;

/**
 * Counts once from 0 to 1 when 30% of the block has scrolled into view.
 * Progress stays at 1 without JavaScript, if the visitor prefers reduced motion, and if the block is
 * already in view at hydration or too tall for 30% of it ever to be in view.
 */
function useCountUp() {
  const block = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(STEPS);

  useEffect(() => {
    if (!block.current || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let waiting = false;
    let timer: ReturnType<typeof setInterval> | undefined;
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
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  return { block, progress: step / STEPS };
}

const isTooTall = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.height * VISIBLE_SHARE > rootBounds.height;
