import { graphql } from "gatsby";
import { Dots } from "./Dots";
import { Panel } from "./Panel";
import { Stage } from "./styles";
import { useStops } from "./useStops";

interface ProductShowcaseProps {
  showcase: Queries.HomeShowcaseFragment["showcase"];
  products: readonly Queries.ShowcaseProductFragment[];
}

/**
 * The products, one screen each: every panel sticks to the window until the next has covered it.
 * That much is style sheet alone, so the page is the same before the script and with it; the
 * script adds the dots and the arrow keys.
 */
export function ProductShowcase({ showcase, products }: ProductShowcaseProps) {
  const { stage, current, goTo } = useStops();
  return (
    <Stage ref={stage} id={showcase.id} aria-label={showcase.title}>
      <Dots
        label={showcase.title}
        names={products.map(({ card }) => card.title)}
        current={current}
        goTo={goTo}
      />
      {products.map((product, index) => (
        <Panel key={product.path} product={product} onFocus={() => goTo(index)} />
      ))}
    </Stage>
  );
}

export const query = graphql`
  fragment HomeShowcase on HomePage {
    showcase {
      id
      title
    }
  }
`;
