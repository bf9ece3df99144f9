import styled from "@emotion/styled";
import { Icon } from "../../components/Icon";
import { OpeningCloth } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { below, from } from "../../theme/breakpoints";
import { square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** Five advantages as a mosaic of tiles, the first with a picture of the app or the cloth. */
export function Advantages({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { advantage, advantages, screen } = content;
  return (
    <Section aria-labelledby="advantages-title">
      <h2 id="advantages-title">{advantage.title}</h2>
      <Tiles>
        {advantages.map(({ icon, title, description }, index) => (
          <li key={title} data-tone={index === 0 ? "dark" : undefined}>
            <Icon drawing={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
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

/** In the lower half of the first tile, from laptops up, where the tile is higher than its text. */
const TileCloth = styled(OpeningCloth)`
  top: 55%;
  ${below("lg")} {
    display: none;
  }
`;

/** From laptops up, the first tile is two rows high, the second and the last are wide. */
const Tiles = styled.ul`
  ${stack(space[4])}
  margin-top: ${space[10]};
  & > li {
    padding: min(clamp(1.5rem, 1rem + 2vw, 2.5rem), 7.5vw);
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
  & > li:first-of-type {
    background: ${color.background};
  }
  & > li:first-of-type svg {
    color: ${color.accent};
  }
  & > li:first-of-type picture {
    width: 100%;
    max-width: 15rem;
    height: 20rem;
    margin: ${space[8]} auto calc(-1 * clamp(1.5rem, 1rem + 2vw, 2.5rem));
  }
  & > li:nth-of-type(2) {
    background: ${color.accent};
    & * {
      color: ${color.onAccent};
    }
  }
  & > li:last-of-type {
    background: ${color.positiveBackground};
  }
  @media print {
    & > li:nth-of-type(n) {
      padding: 0;
      border-radius: 0;
      background: none;
    }
    & picture {
      display: none;
    }
  }
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:is(:first-of-type, :nth-of-type(2), :last-of-type) {
      grid-column: span 2;
    }
    & > li:first-of-type {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 15rem;
      column-gap: ${space[10]};
    }
    & > li:first-of-type picture {
      grid-area: 1 / 2 / 5;
      margin-top: 0;
    }
  }
  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:first-of-type {
      display: block;
      grid-column: 1;
      grid-row: span 3;
    }
    & > li:first-of-type picture {
      max-width: 17.5rem;
      height: 24rem;
      margin-top: ${space[8]};
    }
    & > li:nth-of-type(2) h3 {
      font-size: ${size.h2};
      letter-spacing: -0.03em;
    }
  }
`;
