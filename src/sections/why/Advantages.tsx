import styled from "@emotion/styled";
import { Entry } from "../../components/Entries";
import { Picture } from "../../components/Picture";
import { OpeningCloth, Section } from "../../components/Section";
import { below, from } from "../../theme/breakpoints";
import { card, columns, hidden, square, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

/**
 * Lists the advantages as cards. The first is twice as high and shows the app, or cloth if there is no
 * picture.
 */
export function Advantages({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { advantage, advantages, screen } = content;
  return (
    <Section aria-labelledby="advantages-title" content={advantage}>
      <Tiles>
        {advantages.map((entry, index) => (
          <li key={entry.title} data-tone={index === 0 ? "dark" : undefined}>
            <Entry {...entry} />
            {index === 0 &&
              (screen ? (
                <Picture picture={screen} sizes="(min-width: 1280px) 280px, 240px" transparent />
              ) : (
                <TileCloth />
              ))}
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

/** Covers the lower half of the first card, which is only empty on laptops and wider. */
const TileCloth = styled(OpeningCloth)`
  top: 55%;
  ${hidden(below("lg"))}
`;

const Tiles = styled.ul`
  ${stack(space[4])}
  ${columns("md", 2)}
  ${columns("lg", 3)}
  & > li {
    ${card.tint}
    position: relative;
    isolation: isolate;
    overflow: hidden;
  }
  & > [data-tone] {
    background: ${color.background};
    ${from("md")} {
      grid-row: span 2;
    }
  }
  & > li > svg {
    ${square("2rem")}
    margin-bottom: ${space[4]};
    color: ${color.emphasis};
  }
  & picture {
    display: block;
    max-width: 17.5rem;
    height: 22rem;
    margin: ${space[8]} auto calc(-1 * ${space.card});
  }
`;
