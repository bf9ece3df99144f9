import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { Section, Split } from "../../components/Section";
import { Label, Muted } from "../../components/Type";
import { fitGrid, row } from "../../theme/parts";
import { color, contentWidth, space, token } from "../../theme/tokens";

export function Expansion({ content }: { content: Queries.ExpansionFieldsFragment }) {
  const { map, mapPortrait, entries } = content;
  return (
    <Section
      id="expansion"
      data-tone="dark"
      data-background="warm"
      aria-labelledby="expansion-title"
      content={content}
    >
      <Split ratio="26rem 1fr" data-align="centre">
        <Entries data-lines>
          {entries.map(({ country, flags, service, description }) => (
            <li key={country}>
              <Flags>
                {flags.map((flag) => (
                  <img key={flag} src={flag} alt="" width="32" height="32" loading="lazy" />
                ))}
              </Flags>
              <div>
                <h3>{country}</h3>
                <Label>{service}</Label> <Muted>{description}</Muted>
              </div>
            </li>
          ))}
        </Entries>
        {map && (
          <Chart className="screen-only">
            <Picture
              picture={map}
              portrait={mapPortrait}
              sizes={`(min-width: 1280px) 44rem, (min-width: 1024px) 50vw, ${contentWidth}`}
              portraitSizes={contentWidth}
            />
          </Chart>
        )}
      </Split>
    </Section>
  );
}

const Chart = styled.div`
  & img {
    border-radius: ${token.radiusLarge};
  }
`;

const Entries = styled.ul`
  ${fitGrid("20rem", `0 ${space[12]}`)}
  & > li {
    ${row(`${space[2]} 0`)}
  }
  & > li > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & p {
    margin-top: 0;
  }
`;

const Flags = styled.span`
  display: flex;
  flex: 0 0 4.75rem;
  align-self: start;
  & img {
    border-radius: 50%;
    box-shadow: 0 0 0 2px ${color.backgroundWarm};
  }
  & img + img {
    margin-left: -10px;
  }
`;
