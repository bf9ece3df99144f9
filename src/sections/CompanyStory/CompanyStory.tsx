import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { PhonePicture } from "../../components/PhonePicture/PhonePicture";
import { RichText } from "../../components/RichText/RichText";
import { Cloth, Columns, Facts, Opening } from "./styles";

interface CompanyStoryProps {
  story: Queries.CompanyStoryDataFragment;
}

/** How the company came about, beside the app on its cloth, and the company in a few words. */
export function CompanyStory({ story }: CompanyStoryProps) {
  const { title, opening, body, picture, facts } = story;
  return (
    <Band data-ground="warm" aria-labelledby="story-title">
      <Columns>
        <Cloth>
          <PhonePicture picture={picture} sizes="(min-width: 500px) 300px, 60vw" />
        </Cloth>
        <div>
          <h2 id="story-title">{title}</h2>
          <Opening>{opening}</Opening>
          <RichText html={body} />
        </div>
        <Facts>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Columns>
    </Band>
  );
}

export const query = graphql`
  fragment CompanyStoryData on CompanyStory {
    title
    opening
    body
    picture {
      ...PhonePictureData
    }
    facts {
      value
      label
    }
  }
`;
