import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink";
import { PhonePicture } from "../../components/PhonePicture/PhonePicture";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { StoreBadges } from "../../components/StoreBadges/StoreBadges";
import { Columns, Ground, Phone } from "./styles";

interface WhereToApplyProps {
  content: Queries.WhereToApplyFragment;
}

/** Where to apply: the app, and its stores. */
export function WhereToApply({ content }: WhereToApplyProps) {
  return (
    <Ground data-tone="dark">
      <Columns>
        <Phone>
          <PhonePicture
            picture={content.picture}
            sizes="(min-width: 1280px) 20rem, (min-width: 1024px) 28vw, 15rem"
          />
        </Phone>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <StoreBadges variant="light" />
          <ArrowLink to={content.more.to}>{content.more.label}</ArrowLink>
        </div>
      </Columns>
    </Ground>
  );
}

export const query = graphql`
  fragment WhereToApply on ApplyWhere {
    title
    text
    picture {
      ...PhonePictureData
    }
    more {
      label
      to
    }
  }
`;
