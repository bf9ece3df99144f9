import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { PhonePicture } from "../../components/PhonePicture/PhonePicture";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Columns, Uses, Window } from "./styles";

interface AppAfterwardsProps {
  content: Queries.AppAfterwardsFragment;
}

/** What the app is for once the loan runs. */
export function AppAfterwards({ content }: AppAfterwardsProps) {
  return (
    <Band>
      <Columns>
        <Window>
          <PhonePicture
            picture={content.picture}
            sizes="(min-width: 1280px) 17.25rem, (min-width: 1024px) 22.5vw, (min-width: 768px) 13rem, min(20rem, 57vw)"
          />
        </Window>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <Uses>
            {content.features.map(({ icon, title, description }) => (
              <li key={title}>
                <Icon drawing={icon} />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </Uses>
        </div>
      </Columns>
    </Band>
  );
}

export const query = graphql`
  fragment AppAfterwards on AppAfterwards {
    title
    text
    features {
      ...FeatureData
    }
    picture {
      ...PhonePictureData
    }
  }
`;
