import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { ProductEntry } from "./ProductEntry";
import { Entries } from "./styles";

interface ProductListProps {
  content: { title: string; text: string | null };
  /** Every product, in the order of their cards. */
  products: readonly Queries.ProductEntryFragment[];
}

/** All products: those that are open first and large, then those to come. */
export function ProductList({ content, products }: ProductListProps) {
  const open = products.filter(({ card }) => !card.comingSoon);
  const coming = products.filter(({ card }) => card.comingSoon);
  return (
    <Band data-ground="warm">
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Entries>
          {[...open, ...coming].map((product) => (
            <ProductEntry key={product.path} product={product} />
          ))}
        </Entries>
      </Container>
    </Band>
  );
}
