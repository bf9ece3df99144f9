import { graphql } from "gatsby";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Background, Chart, Entries, Flags, Head } from "./styles";

interface ExpansionProps {
  content: Queries.ExpansionDataFragment;
}

/** The lender's plans for the Caribbean, beside a chart that the screen's edge crops. */
export function Expansion({ content: { title, lead, map, mapPortrait, entries } }: ExpansionProps) {
  return (
    <Background data-tone="dark" aria-labelledby="expansion-title">
      <Container>
        <Head>
          <h2 id="expansion-title">{title}</h2>
          <p>{lead}</p>
        </Head>
      </Container>
      <Chart>
        <Picture picture={map} portrait={mapPortrait} sizes="(min-width: 1024px) 58vw, 100vw" />
      </Chart>
      <Container>
        <Entries>
          {entries.map(({ country, flags, service, description }) => (
            <li key={country}>
              <Flags>
                {flags.map((flag) => (
                  <img key={flag} src={flag} alt="" width="32" height="32" loading="lazy" />
                ))}
              </Flags>
              <h3>{country}</h3>
              <p>
                <strong>{service}</strong> {description}
              </p>
            </li>
          ))}
        </Entries>
      </Container>
    </Background>
  );
}

export const query = graphql`
  fragment ExpansionData on Expansion {
    ...ExpansionFields
    map {
      ...WidePictureData
    }
    mapPortrait {
      ...PictureData
    }
  }
`;
