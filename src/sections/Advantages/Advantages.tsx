import { graphql } from "gatsby";
import { Icon } from "../../components/Icon";
import { Band, Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Tiles } from "./styles";

interface AdvantagesProps {
  content: Queries.AdvantagesFragment;
}

/** Five advantages as a mosaic of tiles, the first with a picture of the app. */
export function Advantages({ content: { advantage, advantages, screen } }: AdvantagesProps) {
  return (
    <Band aria-labelledby="advantages-title">
      <Container>
        <h2 id="advantages-title">{advantage.title}</h2>
        <Tiles>
          {advantages.map(({ icon, title, description }, index) => (
            <li key={title} data-tone={index === 0 ? "dark" : undefined}>
              <Icon drawing={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
              {index === 0 && (
                <Picture picture={screen} sizes="(min-width: 1280px) 280px, 240px" transparent />
              )}
            </li>
          ))}
        </Tiles>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Advantages on WhyPage {
    ...WhyPageFields
    screen {
      ...PhonePictureData
    }
  }
`;
