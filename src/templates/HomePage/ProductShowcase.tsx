import { type FocusEvent, useEffect, useRef, useState } from "react";
import { Badge, PictureTag } from "../../components/Badge";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { Container } from "../../components/Section";
import { Lead } from "../../components/Type";
import { isUnhandledArrowKey } from "../../lib/isUnhandledArrowKey";
import { contentWidth } from "../../theme/tokens";
import { scrollBehavior } from "./scrollBehavior";
import { Dot, Dots, Frame, PanelColumns, Sheet, Stage } from "./showcaseStyles";

interface ProductShowcaseProps {
  showcase: Queries.HomeShowcaseFieldsFragment;
  products: readonly Queries.ListedProductFragment[];
}

/** On a phone, no more dots than this fit beside the badge. */
const MOST_DOTS = 8;

const GROUNDS = ["warm", "foam", "sunken"];

/**
 * Shows each product in a sticky panel that the next panel slides over. Panels for upcoming products are
 * shorter. This is all CSS, so hydration does not change the page. JavaScript only adds the dots and the
 * arrow keys.
 */
export function ProductShowcase({ showcase, products }: ProductShowcaseProps) {
  const { stage, current, goTo } = useStops();
  // The hero's arrow links to this id even if there are no products.
  if (products.length === 0) return <div id={showcase.id} />;
  return (
    <Stage ref={stage} id={showcase.id} aria-label={showcase.title}>
      {products.length > 1 && products.length <= MOST_DOTS && (
        <Dots className="needs-script screen-only">
          <Container>
            <ul aria-label={showcase.title}>
              {products.map(({ path, card }, index) => (
                <li key={path}>
                  <Dot
                    type="button"
                    aria-current={index === current ? "true" : undefined}
                    data-replay-click
                    onClick={() => goTo(index)}
                  >
                    <span className="visually-hidden">{card.title}</span>
                  </Dot>
                </li>
              ))}
            </ul>
          </Container>
        </Dots>
      )}
      {products.map((product, index) => (
        <Panel
          key={product.path}
          product={product}
          ground={GROUNDS[index % GROUNDS.length]}
          onFocus={() => goTo(index)}
        />
      ))}
    </Stage>
  );
}

interface PanelProps {
  product: Queries.ListedProductFragment;
  ground: string | undefined;
  /** Called when keyboard focus enters the panel, which another panel may cover. */
  onFocus(): void;
}

function Panel({ product: { path, card }, ground, onFocus }: PanelProps) {
  const Link = card.comingSoon ? ArrowLink : ButtonLink;
  const uncover = ({ target, currentTarget }: FocusEvent) => {
    // In a short window, panels do not cover each other, and the browser scrolls to the focused element.
    const isSticky = getComputedStyle(currentTarget).position === "sticky";
    if (isSticky && target.matches(":focus-visible")) onFocus();
  };
  return (
    <Sheet data-ground={ground} data-soon={card.comingSoon || undefined} onFocus={uncover}>
      <PanelColumns>
        <Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>
        <h2>{card.title}</h2>
        <Lead>{card.description}</Lead>
        <Link to={path}>
          {card.linkLabel}
          <span className="visually-hidden">{` about ${card.title}`}</span>
        </Link>
        <Frame className="screen-only">
          {card.comingSoon && (
            <PictureTag data-tone="dark" data-text={card.badge} aria-hidden="true" />
          )}
          <Picture
            picture={card.picture}
            sizes={`(min-width: 1280px) 36.5rem, (min-width: 768px) ${card.comingSoon ? "43.5vw" : "max(43.5vw, 50vh)"}, ${contentWidth}`}
          />
        </Frame>
      </PanelColumns>
    </Sheet>
  );
}

/** A panel counts as being at its stop if it is closer to it than this fraction of the window's height. */
const CLOSE_SHARE = 0.1;

/** A panel counts as visible if at least this fraction of it is in the upper 60% of the window. */
const VISIBLE_SHARE = 0.5;

/**
 * Keeps track of the panel on top. While the stage is in view, the arrow keys scroll from panel to panel.
 * They keep their default action at both ends, in fields and in menus.
 */
function useStops() {
  const stage = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const panels = panelsOf(stage.current);
    const visible = new Set<Element>();
    // A short panel is in view before it is on top, so the stops decide which dot is marked.
    const mark = () => {
      if (visible.size === 0) return;
      const distances = stopsOf(stage.current).map((stop) => Math.abs(stop - window.scrollY));
      setCurrent(distances.indexOf(Math.min(...distances)));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= VISIBLE_SHARE) visible.add(target);
          else visible.delete(target);
        mark();
      },
      { threshold: VISIBLE_SHARE, rootMargin: "0px 0px -40%" },
    );
    for (const panel of panels) observer.observe(panel);

    const onKeyDown = (event: KeyboardEvent) => {
      const isDown = event.key === "ArrowDown";
      if ((!isDown && event.key !== "ArrowUp") || visible.size === 0) return;
      if (!isUnhandledArrowKey(event) || !panels.every(fitsWindow)) return;
      const stops = stopsOf(stage.current);
      const close = CLOSE_SHARE * window.innerHeight;
      const top = isDown
        ? stops.find((stop) => stop > window.scrollY + close)
        : stops.findLast((stop) => stop < window.scrollY - close);
      if (top === undefined) return;
      event.preventDefault();
      if (!event.repeat) window.scrollTo({ top, behavior: scrollBehavior() });
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("scroll", mark);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  const goTo = (index: number) =>
    window.scrollTo({ top: stopsOf(stage.current)[index], behavior: scrollBehavior() });
  return { stage, current, goTo };
}

const panelsOf = (stage: HTMLElement | null) => [...(stage?.querySelectorAll("article") ?? [])];

/** Returns the scroll position at which each panel becomes stuck. */
function stopsOf(stage: HTMLElement | null): number[] {
  let end = (stage?.getBoundingClientRect().top ?? 0) + window.scrollY;
  return panelsOf(stage).map((panel) => {
    const top = end;
    end += panel.offsetHeight;
    return Math.round(top - (Number.parseFloat(getComputedStyle(panel).top) || 0));
  });
}

/** Whether a panel is sticky and its content fits without scrolling. */
const fitsWindow = (panel: HTMLElement) =>
  getComputedStyle(panel).position === "sticky" && panel.scrollHeight <= panel.clientHeight + 1;
