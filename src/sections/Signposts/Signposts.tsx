import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Ways } from "./styles";

interface SignpostsProps {
  content: Queries.SignpostsFragment;
  ground?: "plain" | "warm";
}

/** Ways on from here: one to a line, with its link at the end. */
export function Signposts({ content, ground = "plain" }: SignpostsProps) {
  return (
    <Band data-ground={ground}>
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Ways>
          {content.signposts.map(({ icon, title, description, action }) => (
            <li key={title}>
              <Icon drawing={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
              <ArrowLink to={action.to}>{action.label}</ArrowLink>
            </li>
          ))}
        </Ways>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Signposts on Signposts {
    title
    text
    signposts {
      icon
      title
      description
      action {
        label
        to
      }
    }
  }
`;
