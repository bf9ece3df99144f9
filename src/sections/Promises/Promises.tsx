import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { Head, Row } from "./styles";

interface PromisesProps {
  content: Queries.PromisesFragment;
}

/** What the leaders answer for, in one row. */
export function Promises({ content: { promise, promises } }: PromisesProps) {
  return (
    <Band data-tone="dark" aria-labelledby="promises-title">
      <Container>
        <Head>
          <h2 id="promises-title">{promise.title}</h2>
          {promise.lead && <p>{promise.lead}</p>}
        </Head>
        <Row>
          {promises.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon drawing={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Row>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Promises on TeamPage {
    promise {
      title
      lead
    }
    promises {
      ...FeatureData
    }
  }
`;
