import styled from "@emotion/styled";
import { Entry } from "../../components/Entries";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { from } from "../../theme/breakpoints";
import { card, columns, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

/** Lists the advantages as cards. The first is dark, and twice as high if it shows the app. */
export function Advantages({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { advantage, advantages, screen } = content;
  return (
    <Section aria-labelledby="advantages-title" content={advantage}>
      <Tiles>
        {advantages.map((entry, index) => (
          <li key={entry.title} data-tone={index === 0 ? "dark" : undefined}>
            <Entry {...entry} />
            {index === 0 && (
              <Picture picture={screen} sizes="(min-width: 1280px) 280px, 240px" transparent />
            )}
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

const Tiles = styled.ul`
  ${stack(space[4])}
  ${columns("md", 2)}
  ${columns("lg", 3)}
  & > li {
    ${card.tint}
    overflow: hidden;
  }
  & > [data-tone] {
    background: ${color.background};
  }
  ${from("md")} {
    & > :has(picture) {
      grid-row: span 2;
    }
  }
  & picture {
    display: block;
    max-width: 17.5rem;
    height: 22rem;
    margin: ${space[8]} auto calc(-1 * ${space.card});
  }
`;
