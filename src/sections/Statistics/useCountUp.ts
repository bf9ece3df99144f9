import { useEffect, useRef, useState } from "react";

const STEPS = 30;
const DURATION_MS = 2000;
/** The share of the block that must be in view before it counts. */
const VISIBLE_SHARE = 0.3;

/**
 * Counts once from 0 to 1, in 30 steps over 2 seconds (specification, section 9), when 30% of a
 * block has scrolled into view. It is 1, the final figures, without script, with reduced motion, and
 * when the block is already in view during hydration.
 */
export function useCountUp() {
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
