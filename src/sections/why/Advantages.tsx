import styled from "@emotion/styled";
import { Entry } from "../../components/Entries";
import { OpeningCloth } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { below, from } from "../../theme/breakpoints";
import { hidden, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** Lists the advantages as a mosaic of tiles. The first tile shows the app, or cloth if there is no picture. */
export function Advantages({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { advantage, advantages, screen } = content;
  return (
    <Section aria-labelledby="advantages-title" content={advantage}>
      <Tiles>
        {advantages.map((entry, index) => (
          <li
            key={entry.title}
            data-tile={index === advantages.length - 1 ? "last" : TILES[index]}
            data-tone={index === 0 ? "dark" : undefined}
          >
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

const TILES = ["first", "second"];

/** Covers the lower half of the first tile. Only laptops and wider screens leave it empty. */
const TileCloth = styled(OpeningCloth)`
  top: 55%;
  ${hidden(below("lg"))}
`;

/** On laptops and wider, the first tile spans three rows, and the second and last span two columns. */
const Tiles = styled.ul`
  ${stack(space[4])}
  & > li {
    padding: ${space.card};
    border-radius: ${token.radiusLarge};
    position: relative;
    isolation: isolate;
    overflow: hidden;
    background: ${color.backgroundWarm};
  }
  & svg {
    ${square("2.25rem")}
    color: ${color.emphasis};
  }
  & h3 {
    margin-block: ${space[5]} ${space[3]};
  }
  & p {
    max-width: 34rem;
    color: ${color.textMuted};
  }
  & picture {
    width: 100%;
    max-width: 15rem;
    height: 20rem;
    margin: ${space[8]} auto calc(-1 * ${space.card});
  }
  & > [data-tile="first"] {
    background: ${color.background};
    & > svg {
      color: ${color.accent};
    }
  }
  & > [data-tile="second"] {
    background: ${color.accent};
    & * {
      color: ${color.onAccent};
    }
  }
  & > [data-tile="last"] {
    background: ${color.positiveBackground};
  }
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-tile] {
      grid-column: span 2;
    }
    & > [data-tile="first"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 15rem;
      column-gap: ${space[10]};
    }
    & picture {
      grid-area: 1 / 2 / 5;
      margin-top: 0;
    }
  }
  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > [data-tile="first"] {
      display: block;
      grid-area: 1 / 1 / span 3;
    }
    & picture {
      max-width: 17.5rem;
      height: 24rem;
      margin-top: ${space[8]};
    }
    & > [data-tile="second"] h3 {
      font-size: ${size.h3};
    }
    /* Fills the end of a wide tile. */
    & > :is([data-tile="second"], [data-tile="last"]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: center;
      column-gap: ${space[8]};
      & > svg {
        grid-area: 1 / 2 / 3;
        align-self: center;
        ${square("clamp(5rem, 8vw, 7.5rem)")}
        stroke-width: 1;
      }
      & > h3 {
        margin-top: 0;
      }
    }
  }
`;
